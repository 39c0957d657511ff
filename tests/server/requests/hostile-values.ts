import type { Arbitrary } from 'fast-check'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'

const nested = (depth: number): JsonValue => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`)
const manyKeys = Object.fromEntries(Array.from({ length: 3000 }, (_none, i) => [`key${i}`, i]))

/** Unexpected values of a field. */
const oddities: readonly JsonValue[] = [
  null,
  false,
  -1,
  2 ** 53,
  1e308,
  '',
  [],
  {},
  [[]],
  'x'.repeat(20_000),
  'nul \0 within',
  '\u0001\u0008\u001b[31m',
  'half \ud83d of a pair',
  '\udc00',
  '\u202egnol\ufeff',
  "'; drop table records; --",
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '<script>alert(1)</script>',
  '00000000-0000-4000-8000-000000000000',
  { id: '00000000-0000-4000-8000-000000000000', name: 'f', size: 1, mediaType: 'image/png' },
  { length: 1e9 },
  { toString: 'x', valueOf: null, constructor: { prototype: {} } },
  nested(200),
  manyKeys,
]

/** A value, often unchanged, sometimes replaced by an oddity, wholly or in one part. */
export function sometimesHostile(values: Arbitrary<JsonValue>): Arbitrary<JsonValue> {
  const oddity = fc.constantFrom(...oddities)
  return fc.oneof(
    { weight: 6, arbitrary: values },
    { weight: 4, arbitrary: fc.tuple(values, fc.nat(), oddity).map(([value, at, odd]) => exchange(value, at, odd)) },
    { weight: 1, arbitrary: oddity },
  )
}

/** The value with one property replaced; `at` wraps around. */
function exchange(value: JsonValue, at: number, odd: JsonValue): JsonValue {
  if (!isJsonObject(value)) return odd
  const names = Object.keys(value)
  const name = names[at % Math.max(1, names.length)]
  return name === undefined ? { odd } : { ...value, [name]: odd }
}

/** JSON that no program's object would produce: names that reach prototypes, a name twice, huge numbers, too deep. */
export const rawTexts: readonly string[] = [
  '{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}}',
  '{"EntryNo":1,"EntryNo":2}',
  '{"EntryNo":1e400}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{',
  'null',
  '"text"',
  '',
]
