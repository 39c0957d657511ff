import { mendName } from '../../document/mend-name.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { resolveSchema } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes } from '../subject/form-nodes.ts'
import { listCases } from '../subject/list-cases.ts'

/** A field that a keyword's value names, and its place in that value. */
type NamedField = readonly [name: JsonValue | undefined, suffix: string]

/** The sibling fields that a keyword's value names. */
const siblingsOf: ReadonlyMap<string, (value: JsonValue) => readonly NamedField[]> = new Map([
  ['equalsField', (value) => [[value, '']]],
  ['afterField', dateField],
  ['beforeField', dateField],
  ['inRegister', registerNames],
  ['inList', (value) => listCases(value).flatMap(([one, at]) => filterFields(one, at))],
])

/** Sibling fields that keywords name (`equalsField`, `uniqueBy`, a filter of `inList`) exist. */
export function checkSiblings({ document }: CheckedDocument): readonly Finding[] {
  const root = document.schema ?? {}
  return schemaNodes(document).flatMap(({ pointer, schema }) => [
    ...siblings(pointer, schema),
    ...keyFields(pointer, schema, 'uniqueInRecords', schema),
    ...keyFields(pointer, schema, 'uniqueBy', resolveSchema(root, ownValue(schema, 'items'))),
  ])
}

function siblings(pointer: string, schema: JsonObject): readonly Finding[] {
  const properties = ownValue(schema, 'properties')
  if (!isJsonObject(properties)) return []
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isJsonObject(field)) return []
    const at = `${pointer}/properties/${escapeSegment(name)}`
    return Object.entries(field).flatMap(([keyword, value]) => {
      const named = value === undefined ? [] : (siblingsOf.get(keyword)?.(value) ?? [])
      return dangling(named, ownNames(schema), `${at}/${keyword}`, `"${keyword}" of the field "${name}"`)
    })
  })
}

function keyFields(pointer: string, schema: JsonObject, keyword: string, holder: JsonObject): readonly Finding[] {
  const names = ownValue(schema, keyword)
  if (!isJsonArray(names)) return []
  const named = names.map((name, i) => [name, `/${i}`] as const)
  return dangling(named, ownNames(holder), `${pointer}/${keyword}`, `"${keyword}"`)
}

const ownNames = (schema: JsonObject): ReadonlySet<string> => new Set(Object.keys(objectAt(schema, 'properties')))

function dangling(
  named: readonly NamedField[],
  known: ReadonlySet<string>,
  pointer: string,
  who: string,
): readonly Finding[] {
  return named.flatMap(([name, suffix]) =>
    typeof name !== 'string' || known.has(name)
      ? []
      : [
          {
            pointer: `${pointer}${suffix}`,
            message: `${who} names the field "${name}", which does not exist.`,
            ...mendName(name, known),
          },
        ],
  )
}

function dateField(value: JsonValue): readonly NamedField[] {
  return isJsonObject(value) ? [[ownValue(value, 'field'), '/field']] : [[value, '']]
}

function filterFields(value: JsonValue | undefined, at: string): readonly NamedField[] {
  const filter = isJsonObject(value) ? ownValue(value, 'filter') : undefined
  if (!isJsonObject(filter)) return []
  return Object.entries(filter).map(([property, source]) => [source, `${at}/filter/${escapeSegment(property)}`])
}

function registerNames(value: JsonValue): readonly NamedField[] {
  if (!isJsonObject(value)) return []
  const filled = Object.keys(objectAt(value, 'fills')).map((name) => [name, `/fills/${escapeSegment(name)}`] as const)
  const { standing, outsider } = value
  return [
    ...filled,
    [standing, '/standing'],
    ...(isJsonObject(outsider) ? [[ownValue(outsider, 'field'), '/outsider/field'] as const] : []),
  ]
}
