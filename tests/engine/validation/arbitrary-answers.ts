import type { Arbitrary } from 'fast-check'
import type { ReferenceLists } from '../../../src/engine/document/context.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { resolveSchema } from '../../../src/engine/schema/schema-walk.ts'
import { fc } from '../../properties.ts'

const dates = [
  '0001-01-01',
  '1990-02-29',
  '1994-05-17',
  '2008-01-15',
  '2008-01-16',
  '2008-02-29',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-01-15',
  '2026-01-16',
  '2030-06-01',
]
const oddTexts = [
  '',
  ' ',
  'x',
  ' ole  kina ',
  'OTHER',
  'KE',
  'UG',
  'a@b',
  '0712345678',
  '123456',
  'Aa1$aaaa',
  'x'.repeat(300),
  ...dates,
]
const oddValues: readonly JsonValue[] = [null, true, 0, -1, 1.5, '', 'x', [], {}, [null], { toString: 'x' }]

/**
 * Answers from a schema and its lists that are often nearly valid and sometimes clearly invalid.
 *
 * @param schema the part of the document `root` to use; references are resolved in `root`
 */
export function arbitraryAnswers(
  root: JsonObject,
  lists: ReferenceLists,
  seeds: readonly JsonValue[],
  schema: JsonObject = root,
): Arbitrary<JsonValue> {
  const drawn = arbitraryValue(root, schema, lists, 0)
  const objects = seeds.filter(isJsonObject)
  if (objects.length === 0) return drawn
  const changed = fc
    .tuple(
      fc.constantFrom(...objects),
      drawn,
      fc.array(fc.constantFrom(...propertyNames(schema), 'unasked'), { maxLength: 3 }),
    )
    .map(([seed, other, names]) => mix(seed, other, names))
  return fc.oneof({ weight: 3, arbitrary: changed }, { weight: 1, arbitrary: drawn })
}

function mix(seed: JsonObject, other: JsonValue, names: readonly string[]): JsonObject {
  const from = isJsonObject(other) ? other : {}
  const changes = names.map((name) => [name, ownValue(from, name)] as const)
  return JSON.parse(JSON.stringify({ ...seed, ...Object.fromEntries(changes) }))
}

function arbitraryValue(
  root: JsonObject,
  written: JsonValue | undefined,
  lists: ReferenceLists,
  depth: number,
): Arbitrary<JsonValue> {
  const schema = resolveSchema(root, written)
  const right = rightValue(root, schema, lists, depth)
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...oddValues) })
}

function rightValue(root: JsonObject, schema: JsonObject, lists: ReferenceLists, depth: number): Arbitrary<JsonValue> {
  const choices = ownValue(schema, 'enum')
  if (isJsonArray(choices)) return fc.constantFrom(...choices)
  const type = ownValue(schema, 'type')
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number')
    return fc.constantFrom(-1, 0, 1, 5, 1899, 1900, 2026, 1e6, 1999999, 2000000, 1e7)
  if (type === 'array')
    return fc.array(arbitraryValue(root, ownValue(schema, 'items'), lists, depth + 1), { maxLength: 3 })
  if (type === 'object' || propertyNames(schema).length > 0) return arbitraryObject(root, schema, lists, depth)
  return arbitraryText(schema, lists)
}

function arbitraryObject(
  root: JsonObject,
  schema: JsonObject,
  lists: ReferenceLists,
  depth: number,
): Arbitrary<JsonValue> {
  const properties = ownValue(schema, 'properties')
  const members = Object.entries(isJsonObject(properties) ? properties : {}).map(
    ([name, part]) => [name, arbitraryValue(root, part, lists, depth + 1)] as const,
  )
  const extra = depth === 0 ? [['unasked', fc.constant<JsonValue>('x')] as const] : []
  return fc.record<Record<string, JsonValue>>(Object.fromEntries([...members, ...extra]), { requiredKeys: [] })
}

function arbitraryText(schema: JsonObject, lists: ReferenceLists): Arbitrary<JsonValue> {
  if (ownValue(schema, 'format') === 'date') return fc.constantFrom(...dates, 'soon', '')
  const inList = ownValue(schema, 'inList')
  const list = isJsonObject(inList) ? String(ownValue(inList, 'list')) : ''
  const keys = lists
    .items(list)
    .slice(0, 60)
    .flatMap((item) => Object.values(item).filter((value) => typeof value === 'string'))
  const media = ['image/png', 'image/gif', 'application/pdf']
  return fc.oneof(fc.constantFrom(...oddTexts, ...keys, ...media), fc.string({ maxLength: 12 }))
}

function propertyNames(schema: JsonObject): readonly string[] {
  const properties = ownValue(schema, 'properties')
  return isJsonObject(properties) ? Object.keys(properties) : []
}
