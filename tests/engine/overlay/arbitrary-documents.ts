import type { JsonObject, JsonValue } from '../../../src/engine/overlay/index.ts'
import { fc } from '../../properties.ts'

const awkwardKeys = [
  "a'b",
  '"',
  '/',
  '~',
  '~1',
  '',
  '0',
  '1',
  'toString',
  'ключ',
  '😀',
  'a.b',
  '$',
  '@',
  '*',
  '\n',
  '\\',
  '\u0000',
  ' ',
]
const key = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c', 'id', 'Code', 'title') },
    { weight: 2, arbitrary: fc.constantFrom(...awkwardKeys) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  )
  .filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text))

const scalar = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, 0, 1, -1, 0.5, 1e-7, 1e21, '', 'x', 'y', "it's", '/', '~', '0'),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const { value, object } = fc.letrec<{ value: JsonValue; object: JsonObject; list: JsonValue[] }>((tie) => ({
  value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, scalar, tie('object'), tie('list')),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  list: fc.oneof(
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(scalar, { maxLength: 5 }),
    fc.array(
      fc.record({ id: fc.constantFrom('p', 'q', 'r', "s'", 1, '1'), title: tie('value') }, { noNullPrototype: true }),
      { maxLength: 4 },
    ),
  ),
}))

/** Any JSON value, with awkward keys and with lists of named, nameless and repeated items. */
export const arbitraryValue = value
/** Any JSON object of that kind. */
export const arbitraryObject = object

/** A document like the declared ones: a schema, a UI schema and a page with lists of named items. */
export const realisticDocument = fc.record(
  {
    schema: fc.record(
      {
        type: fc.constant('object'),
        required: fc.uniqueArray(fc.constantFrom('Email', 'City', 'Phone', "Owner's"), { maxLength: 4 }),
        properties: fc.dictionary(
          fc.constantFrom('Email', 'City', 'Phone', "Owner's", 'a/b'),
          fc.record(
            {
              type: fc.constantFrom<JsonValue>('string', 'number', ['string', 'null']),
              title: fc.constantFrom('E-mail', 'City', 'Town', 'Phone'),
              maxLength: fc.integer({ min: 1, max: 3 }),
              enum: fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 }),
            },
            { requiredKeys: ['type'], noNullPrototype: true },
          ),
          { noNullPrototype: true },
        ),
      },
      { noNullPrototype: true },
    ),
    page: fc.record(
      {
        title: fc.constantFrom('Bio', 'Profile'),
        columns: fc.uniqueArray(
          fc.record(
            {
              id: fc.constantFrom('type', 'email', 'city', "owner's"),
              title: fc.constantFrom('Type', 'E-mail', 'City'),
              when: fc.record({ all: fc.array(value, { maxLength: 2 }) }, { noNullPrototype: true }),
            },
            { requiredKeys: ['id', 'title'], noNullPrototype: true },
          ),
          { selector: ({ id }) => id, maxLength: 4 },
        ),
      },
      { noNullPrototype: true },
    ),
    list: fc.record(
      {
        items: fc.uniqueArray(
          fc.record(
            { Code: fc.constantFrom('FIRM', 'GRADUATE', 'PE'), Amount: fc.integer({ min: 0, max: 3 }) },
            { noNullPrototype: true },
          ),
          { selector: ({ Code }) => Code, maxLength: 3 },
        ),
      },
      { noNullPrototype: true },
    ),
  },
  { noNullPrototype: true },
)

/** The document with one random node replaced or removed. */
function edit(node: JsonValue, random: readonly number[], replacement: JsonValue): JsonValue {
  const [first = 0, ...rest] = random
  if (node === null || typeof node !== 'object') return replacement
  const entries: [string, JsonValue | undefined][] = Object.entries(node)
  if (entries.length === 0) return Array.isArray(node) ? [replacement] : { added: replacement }
  const chosen = first % (entries.length + 1)
  const remove = rest.length === 0
  const changed = entries.flatMap(([name, child], i): [string, JsonValue][] =>
    i === chosen ? (remove ? [] : [[name, edit(child ?? null, rest, replacement)]]) : [[name, child ?? null]],
  )
  if (chosen === entries.length) changed.push(['added', replacement])
  return Array.isArray(node) ? changed.map(([, child]) => child) : Object.fromEntries(changed)
}

/** A document with an edited version; sometimes two unrelated documents. */
export const documentAndEdit: fc.Arbitrary<[JsonObject, JsonObject]> = fc.oneof(
  fc.tuple(object, object),
  fc
    .tuple(
      fc.oneof(realisticDocument, object),
      fc.array(fc.tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }), value), { minLength: 1, maxLength: 4 }),
    )
    .map(([base, edits]): [JsonObject, JsonObject] => {
      let edited: JsonObject = base
      for (const [random, replacement] of edits) edited = { ...edited, ...asObject(edit(edited, random, replacement)) }
      return [base, edited]
    }),
  fc.tuple(realisticDocument, realisticDocument),
)

function asObject(json: JsonValue): JsonObject {
  return json !== null && typeof json === 'object' && !Array.isArray(json)
    ? Object.fromEntries(Object.entries(json))
    : {}
}
