import type { CompositeDocument } from '../../document/document.ts'
import { isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { schemaNodes, uiNodes } from './form-nodes.ts'
import { listCases } from './list-cases.ts'

type NamedProperty = readonly [property: string, pointer: string]

/** A use of a reference list: by `inList`, or as a field's choices. */
export interface ListUse {
  readonly pointer: string
  /** The pointer of the list's name. */
  readonly at: string
  readonly name: string
  /** Properties of the list's items that the form names, with their pointers. */
  readonly properties: readonly NamedProperty[]
  /** Those that are compared with answers, or that become an answer. */
  readonly compared: readonly NamedProperty[]
}

/** Every use of a reference list by a form. */
export const listUses = (document: CompositeDocument): readonly ListUse[] => [
  ...schemaNodes(document).flatMap(({ pointer, schema }) =>
    usesOf(`${pointer}/inList`, ownValue(schema, 'inList'), 'list'),
  ),
  ...uiNodes(document).flatMap(({ pointer, ui }) => {
    const options = ownValue(ui, 'ui:options')
    return isJsonObject(options) ? usesOf(`${pointer}/ui:options/list`, ownValue(options, 'list'), 'name') : []
  }),
  ...(document.page?.kind === 'collection'
    ? usesOf('/page/layout/suggestions/list', document.page.layout?.suggestions?.list, 'name')
    : []),
]

function usesOf(pointer: string, value: JsonValue | undefined, nameKey: string): readonly ListUse[] {
  return listCases(value).flatMap(([list, at]) => useOf(`${pointer}${at}`, list, nameKey))
}

function useOf(pointer: string, value: JsonValue | undefined, nameKey: string): readonly ListUse[] {
  const name = isJsonObject(value) ? ownValue(value, nameKey) : undefined
  if (!isJsonObject(value) || typeof name !== 'string') return []
  const taken = ['item', 'fill'].flatMap((key) =>
    Object.entries(objectAt(value, key)).flatMap(([field, property]) =>
      typeof property === 'string' ? [[property, `${pointer}/${key}/${escapeSegment(field)}`] as const] : [],
    ),
  )
  const filter = Object.keys(objectAt(value, 'filter')).map(
    (property) => [property, `${pointer}/filter/${escapeSegment(property)}`] as const,
  )
  const answer = ownValue(value, 'value')
  const answers = typeof answer === 'string' ? [[answer, `${pointer}/value`] as const] : []
  // Where users may type their own answer, it is a text in their language and not a code.
  const compared = ownValue(value, 'freeText') === true ? filter : [...filter, ...answers]
  return [{ pointer, at: `${pointer}/${nameKey}`, name, properties: [...filter, ...answers, ...taken], compared }]
}
