import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { throughLists } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes, uiNodes } from '../subject/form-nodes.ts'
import type { SchemaNode } from '../subject/form-nodes.ts'

/** The names for a field's choices cover each value of its `enum`, and nothing else. */
export function checkChoiceNames({ document }: CheckedDocument): readonly Finding[] {
  const { schema: root = {} } = document
  const nodes = schemaNodes(document)
  return uiNodes(document).flatMap(({ pointer, ui, schema, name }) => {
    const names = ownValue(ui, 'ui:enumNames')
    if (!isJsonObject(names) || schema === undefined) return []
    return compareNames({ pointer: `${pointer}/ui:enumNames`, names, name }, throughLists(root, schema), nodes)
  })
}

interface ChoiceNames {
  readonly pointer: string
  readonly names: JsonObject
  /** The field's id. */
  readonly name: string
}

function compareNames(
  { pointer, names, name }: ChoiceNames,
  schema: JsonObject,
  nodes: readonly SchemaNode[],
): readonly Finding[] {
  const values = ownValue(schema, 'enum')
  if (!isJsonArray(values)) {
    return [{ pointer, message: `The field "${name}" has "ui:enumNames", but no "enum" whose values they could name.` }]
  }
  const listed = nodes.find((node) => ownValue(node.schema, 'enum') === values)?.pointer
  const known = values.map(String)
  const unnamed = values.flatMap((value, i) => {
    if (Object.hasOwn(names, String(value))) return []
    const at = listed === undefined ? pointer : `${listed}/enum/${i}`
    return [
      { pointer: at, message: `The choice ${shown(value)} of the field "${name}" has no name in "ui:enumNames".` },
    ]
  })
  const surplus = Object.keys(names)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      pointer: `${pointer}/${escapeSegment(key)}`,
      message: `"ui:enumNames" of the field "${name}" names "${key}", which is not in its "enum" (${values.map(shown).join(', ')}).`,
    }))
  return [...unnamed, ...surplus]
}

function shown(value: JsonValue): string {
  return JSON.stringify(value)
}
