import { isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { CompositeDocument } from '../document/document.ts'
import { resolveSchema } from '../schema/schema-walk.ts'
import type { KnownWidgets, WidgetOptions } from './widget-traits.ts'
import { enumOptions } from '../reading/enum-options.ts'
import type { FieldNode } from './field-node.ts'
import { fieldGroups } from './field-groups.ts'
import { needsIsland, schemaTypeOf } from './needs-island.ts'
import { formElements } from '../reading/form-elements.ts'
import { inUiOrder } from '../reading/in-ui-order.ts'
import { uiOptions } from '../reading/ui-options.ts'
import { tableRow } from './table-row.ts'
import { widgetName } from './widget-name.ts'

interface Building {
  readonly root: JsonObject
  readonly globalOptions: JsonObject
  readonly widgets: KnownWidgets
  /** References being followed; meeting one again means recursion. */
  readonly open: readonly string[]
}

const known = new WeakMap<CompositeDocument, { readonly widgets: KnownWidgets; readonly tree: FieldNode }>()

/** The fields of a document as they are drawn; kept with the document. */
export function fieldTree(document: CompositeDocument, widgets: KnownWidgets): FieldNode {
  const kept = known.get(document)
  if (kept?.widgets === widgets) return kept.tree
  const { schema = {}, ui = {} } = document
  const globalOptions = objectAt(ui, 'ui:globalOptions')
  const tree = makeNode('', schema, ui, { root: schema, globalOptions, widgets, open: [] })
  known.set(document, { widgets, tree })
  return tree
}

function makeNode(name: string, declared: JsonValue | undefined, ui: JsonObject, building: Building): FieldNode {
  const written = isJsonObject(declared) ? declared : {}
  const { $ref } = written
  const schema = resolveSchema(building.root, written)
  const options = optionsOf(schema, ui, building)
  const base = { name, schema, ui, options, title: titleOf(name, schema, options) }
  const island: FieldNode = { ...base, kind: 'island', schema: written }
  if (typeof $ref === 'string' && building.open.includes($ref)) return island
  const type = schemaTypeOf(schema)
  const below = typeof $ref === 'string' ? { ...building, open: [...building.open, $ref] } : building
  const named = options['widget']
  const widget = type === undefined ? undefined : widgetName(schema, type, options, building.widgets)
  if (widget !== undefined && !Object.hasOwn(ui, 'ui:field') && !(named === undefined && needsIsland(schema, ui))) {
    return { ...base, kind: 'leaf', widget }
  }
  if (needsIsland(schema, ui) || (named !== undefined && widget === undefined)) return island
  if (type === 'object') return objectNode(base, below) ?? island
  return (type === 'array' ? arrayNode(base, below) : undefined) ?? island
}

type Base = Pick<FieldNode, 'name' | 'schema' | 'ui' | 'options' | 'title'>

/** We draw an object ourselves when each alternative inside it belongs to one of its fields. */
function objectNode(base: Base, building: Building): FieldNode | undefined {
  const properties = objectAt(base.schema, 'properties')
  const names = inUiOrder(Object.keys(properties), base.ui)
  const children = names?.map((name) => makeNode(name, ownValue(properties, name), objectAt(base.ui, name), building))
  if (children === undefined || children.some(isUnbounded)) return undefined
  return { ...base, kind: 'object', groups: fieldGroups(children, base.ui['groups']), elements: formElements(base.ui) }
}

function arrayNode(base: Base, building: Building): FieldNode | undefined {
  const item = makeNode('', base.schema['items'], objectAt(base.ui, 'items'), building)
  if (item.kind === 'island' || (typeof base.schema['minItems'] === 'number' && item.kind === 'leaf')) return undefined
  return { ...base, kind: 'array', item: base.options['layout'] === 'table' ? tableRow(item) : item }
}

/** An island with references outside definitions needs the whole form around it. */
function isUnbounded(node: FieldNode): boolean {
  return node.kind === 'island' && /"\$ref":"#(?!\/(?:definitions|\$defs)\/)/.test(JSON.stringify(node.schema))
}

function optionsOf(schema: JsonObject, ui: JsonObject, { globalOptions }: Building): WidgetOptions {
  const options = uiOptions(ui, globalOptions)
  const choices = enumOptions(schema, options)
  return choices === undefined ? options : Object.assign({}, options, { enumOptions: choices })
}

function titleOf(name: string, schema: JsonObject, options: JsonObject): string {
  return [options['title'], schema['title']].find((title) => typeof title === 'string') ?? name
}
