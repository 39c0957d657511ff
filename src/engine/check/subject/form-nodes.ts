import type { CompositeDocument } from '../../document/document.ts'
import { isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { propertySchema, resolveSchema, throughLists } from '../../schema/schema-walk.ts'
import { visitSchemas } from '../../schema/schema-parts.ts'

/** A schema node of a document, and its pointer. */
export interface SchemaNode {
  readonly pointer: JsonPointer
  readonly schema: JsonObject
}

/** Every schema node of a document, the root first. */
export function schemaNodes({ schema }: CompositeDocument): readonly SchemaNode[] {
  if (schema === undefined) return []
  const nodes: SchemaNode[] = [{ pointer: '/schema', schema }]
  visitSchemas(schema, '/schema', (pointer, _keyword, part) => {
    if (isJsonObject(part)) nodes.push({ pointer, schema: part })
  })
  return nodes
}

/** The UI schema of one field or of the whole form, with the matching schema. */
export interface UiNode {
  readonly pointer: JsonPointer
  readonly ui: JsonObject
  /** The field's schema, references followed; undefined when the schema has no such field. */
  readonly schema: JsonObject | undefined
  /** The field's id; empty for the root. */
  readonly name: string
  /** The object schema that has the field among its properties; the root's is the form's. */
  readonly holder: JsonObject
}

/** Keys of the root that are not fields. */
const rootKeys: ReadonlySet<string> = new Set(['rules', 'groups', 'drafts'])

/** Every node of a document's UI schema, the root first; nodes below a missing field are not visited. */
export function uiNodes({ ui, schema = {} }: CompositeDocument): readonly UiNode[] {
  if (ui === undefined) return []
  const nodes: UiNode[] = []
  const visit = (node: UiNode): void => {
    nodes.push(node)
    if (node.schema === undefined) return
    for (const [key, value] of Object.entries(node.ui)) {
      if (key.startsWith('ui:') || (node.name === '' && rootKeys.has(key)) || !isJsonObject(value)) continue
      visit({ pointer: `${node.pointer}/${escapeSegment(key)}`, ui: value, name: key, ...childOf(schema, node, key) })
    }
  }
  visit({ pointer: '/ui', ui, schema, name: '', holder: schema })
  return nodes
}

/** A property or, for `items`, a list's items, whose holder is the list's. */
function childOf(root: JsonObject, { schema = {}, holder }: UiNode, key: string): Pick<UiNode, 'schema' | 'holder'> {
  const items = ownValue(schema, 'items')
  if (key === 'items' && isJsonObject(items)) return { schema: resolveSchema(root, items), holder }
  const own = throughLists(root, schema)
  return { schema: propertySchema(root, own, key), holder: own }
}
