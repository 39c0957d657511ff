import { describe, expect, test } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { FormPlan } from '../../../src/engine/validation/form-plan.ts'

const name = { type: 'string', normalise: ['trim', 'upper-case'] }
const schema = {
  type: 'object',
  required: ['home'],
  $defs: { place: { type: 'object', required: ['City'], properties: { City: name } } },
  properties: {
    name,
    email: { type: 'string', normalise: ['trim'] },
    note: { type: 'string' },
    may: { type: ['string', 'null'] },
    empty: { type: 'string', minLength: 0 },
    choice: { enum: ['', 'a'] },
    born: { type: 'string', format: 'date' },
    age: { type: 'integer' },
    anything: {},
    place: { $ref: '#/$defs/place' },
    home: { $ref: '#/$defs/place' },
    rows: { type: 'array', items: { type: 'object', properties: { name, tags: { type: 'array', items: name } } } },
    tree: { $ref: '#/$defs/tree' },
  },
  allOf: [{ properties: { extra: name } }],
  oneOf: [{ properties: { either: name } }, { properties: { or: name } }],
}
const withTree = {
  ...schema,
  $defs: {
    ...schema.$defs,
    tree: { type: 'object', properties: { name, children: { type: 'array', items: { $ref: '#/$defs/tree' } } } },
  },
}
const plan = new FormPlan({ schema: withTree })
const normalise = (answers: JsonValue) => plan.normalise(answers)

describe('the normal form of answers', () => {
  test.each([
    ['trims and upper-cases what is so declared', { name: '  Ole Kina ' }, { name: 'OLE KINA' }],
    ['never upper-cases what is not', { email: ' A@b.c ' }, { email: 'A@b.c' }],
    ['takes an empty text for none', { name: '   ', note: '' }, {}],
    ['keeps an empty text that the schema names', { empty: '', choice: '' }, { empty: '', choice: '' }],
    ['takes null for none where the schema does not know it', { name: null, age: null, may: null }, { may: null }],
    ['takes the placeholder date for none', { born: '0001-01-01' }, {}],
    ['takes the placeholder date-time for none', { born: '0001-01-01T00:00:00Z' }, {}],
    ['keeps any other date', { born: '1990-01-01' }, { born: '1990-01-01' }],
    ['takes an optional object without answers for none', { place: { City: '' } }, {}],
    ['keeps a required one, so that its fields are asked for', { home: { City: '' } }, { home: {} }],
    ['reaches through references', { home: { City: 'meru' } }, { home: { City: 'MERU' } }],
    [
      'reaches into lists, whose items stay in place',
      { rows: [{ name: 'a', tags: ['b', ''] }, {}] },
      { rows: [{ name: 'A', tags: ['B', ''] }, {}] },
    ],
    [
      'reaches into combinations and alternatives',
      { extra: 'x', either: 'y', or: 'z' },
      { extra: 'X', either: 'Y', or: 'Z' },
    ],
    [
      'follows recursion as deep as the answers go',
      { tree: { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] } },
      { tree: { name: 'A', children: [{ name: 'B', children: [{ name: 'C' }] }] } },
    ],
    ['leaves alone what is of another type', { name: 5, rows: 'x', place: [] }, { name: 5, rows: 'x', place: [] }],
    ['leaves alone what is not declared', { unknown: ' x ', anything: ' y ' }, { unknown: ' x ', anything: ' y ' }],
  ])('%s [ENG-12]', (_says, answers, expected) => {
    expect(normalise(answers)).toEqual(expected)
  })

  const withDefaults = new FormPlan({
    schema: {
      type: 'object',
      required: ['country'],
      properties: {
        country: { type: 'string', default: 'KE' },
        status: { ...name, default: ' active ' },
        isOLevel: { type: 'boolean', default: false },
        rows: { type: 'array', items: { type: 'object', properties: { marks: { type: 'integer', default: 0 } } } },
        place: { type: 'object', properties: { City: { type: 'string', default: 'MERU' } } },
        either: { oneOf: [{ type: 'object', properties: { a: { default: 1 } } }, { type: 'object' }] },
      },
      oneOf: [{ properties: { kind: { default: 'one' } } }, {}],
    },
  })

  test.each([
    ['gives optional fields their defaults, normalised', {}, { status: 'ACTIVE', isOLevel: false }],
    ['keeps what is answered', { status: 'closed', isOLevel: true }, { status: 'CLOSED', isOLevel: true }],
    [
      'takes what is emptied for what is not answered',
      { status: ' ', isOLevel: null },
      { status: 'ACTIVE', isOLevel: false },
    ],
    [
      'gives them inside objects and rows that are there',
      { rows: [{}, { marks: 5 }], place: {}, either: {} },
      { status: 'ACTIVE', isOLevel: false, rows: [{ marks: 0 }, { marks: 5 }], place: { City: 'MERU' }, either: {} },
    ],
  ])('%s [ENG-08]', (_title, answers: JsonValue, expected) => {
    expect(withDefaults.normalise(answers)).toEqual(expected)
    expect(withDefaults.normalise(withDefaults.normalise(answers))).toEqual(expected)
    expect(withDefaults.normaliseField('status', undefined)).toBe('ACTIVE')
    expect(withDefaults.normaliseField('country', undefined)).toBeUndefined()
  })

  test('returns the same object when nothing changes, and never changes its input', () => {
    const normal = { name: 'A', rows: [{ name: 'B' }], home: { City: 'C' } }
    expect(normalise(normal)).toBe(normal)
    const given = Object.freeze({ name: ' a ', home: Object.freeze({ City: 'C' }) })
    const result = normalise(given)
    expect(result).toEqual({ name: 'A', home: { City: 'C' } })
    expect(result).toMatchObject({ home: given.home })
  })

  test('ends on a schema that refers to itself in circles', () => {
    const circular = {
      $ref: '#/$defs/a',
      $defs: { a: { allOf: [{ $ref: '#/$defs/a' }, { anyOf: [{ $ref: '#' }, { properties: { name } }] }] } },
    }
    expect(new FormPlan({ schema: circular }).normalise({ name: 'x' })).toEqual({ name: 'X' })
  })
})
