import { describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { widgetName } from '../../../src/engine/fields/widget-name.ts'
import { widgetRecord } from '../../../src/renderer/widgets/widget-record.ts'
import { adopt } from './pasted-forms.ts'

const text = { type: 'string' }
const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })
const adopted = (schema: JsonObject, ui: JsonObject = {}) => adopt({ schema, ui }, 'forms/pasted')
const schemaOf = (schema: JsonObject, ui?: JsonObject) => adopted(schema, ui).document.schema ?? {}
const fieldOf = (field: JsonObject, ui: JsonObject = {}) => {
  const { document } = adopted(form({ field }), { field: ui })
  return { schema: Object(document.schema?.['properties'])['field'], ui: document.ui?.['field'] }
}
const rulesOf = (schema: JsonObject) => adopted(schema).document.ui?.rules

describe('older and other spellings are read [ENG-18]', () => {
  test.each<[what: string, field: JsonObject, declared: JsonObject]>([
    ['an example', { ...text, example: 'a' }, { ...text, examples: ['a'] }],
    ['null beside a type', { type: ['string', 'null'] }, text],
    ['nullable', { ...text, nullable: true }, text],
    ['null among alternatives', { anyOf: [text, { type: 'null' }] }, text],
    [
      'an exclusive limit of draft 4',
      { type: 'number', minimum: 1, exclusiveMinimum: true },
      { type: 'number', exclusiveMinimum: 1 },
    ],
    ['a constant without a type', { const: 'a' }, { type: 'string', const: 'a' }],
    ['choices without a type', { enum: [1, 2] }, { type: 'integer', enum: [1, 2] }],
    ['a reference', { allOf: [text, { minLength: 2 }] }, { ...text, minLength: 2 }],
    ['an open object', form({ a: text }), form({ a: text }, { additionalProperties: false })],
  ])('%s', (_, field, declared) => {
    const { type, ...rest } = fieldOf(field).schema
    expect({ ...rest, type: type === 'number' && declared['type'] === 'integer' ? 'integer' : type }).toEqual(declared)
  })

  test.each(['time', 'iso-time', 'duration'])('the format %s, which has a widget here', (format) => {
    const { schema, ui } = fieldOf({ ...text, format })
    expect(schema).toEqual({ ...text, format })
    expect(ui).toBeUndefined()
    expect(widgetName(schema, 'string', {}, widgetRecord)).toBe(format === 'duration' ? 'duration' : 'time')
  })

  test.each([
    ['updown', 'integer', 'number'],
    ['alt-date', 'string', 'date'],
    ['TextareaWidget', 'string', 'textarea'],
  ])('the widget %s', (pasted, type, declared) => {
    expect(fieldOf({ type }, { 'ui:options': { widget: pasted } }).ui).toEqual({ 'ui:widget': declared })
  })

  test('names of choices, by their value', () => {
    const names = { 'ui:enumNames': { a: 'Alpha', b: 'Beta' } }
    expect(fieldOf({ ...text, enum: ['a', 'b'], enumNames: ['Alpha', 'Beta'] }).ui).toEqual(names)
    expect(fieldOf({ ...text, enum: ['a', 'b'] }, { 'ui:enumNames': ['Alpha', 'Beta'] }).ui).toEqual(names)
  })
})

describe('texts without an answer become paragraphs [ENG-18 ENG-14]', () => {
  const note = { type: 'null', title: 'Note', description: 'Bring it.' }

  test('below the field before them, or above the first', () => {
    const { document, notes } = adopted(form({ intro: { type: 'null', title: 'Hello' }, name: text, note }))
    expect(document.schema?.['properties']).toEqual({ name: text })
    expect(document.ui?.['ui:elements']).toEqual([
      { id: 'text-1', kind: 'paragraph', text: 'Hello', above: 'name' },
      { id: 'text-2', kind: 'paragraph', text: 'Bring it.', below: 'name' },
    ])
    expect(notes.map(({ kind, pointer }) => [kind, pointer])).toEqual([
      ['changed', '/properties/intro'],
      ['changed', '/properties/note'],
    ])
  })

  test('their null is no answer', () => {
    const { convert } = adopted(form({ name: text, note }))
    expect(convert({ name: 'ASHA', note: null })).toEqual({ name: 'ASHA' })
  })
})

describe('conditions become rules [ENG-18 ENG-06]', () => {
  const animal = { enum: ['Cat', 'Fish'] }
  const cat = { value: 'answers.animal', equals: 'Cat' }
  const water = form({ water: text }, { required: ['water'] })
  const isFish = { properties: { animal: { const: 'Fish' } }, required: ['animal'] }
  const fish = {
    id: 'show-water',
    when: { value: 'answers.animal', equals: 'Fish' },
    show: ['water'],
    require: ['water'],
  }

  test.each<[what: string, schema: JsonObject, rules: readonly JsonValue[]]>([
    ['if and then', form({ animal }, { if: isFish, then: water }), [fish]],
    ['if and then among allOf', form({ animal }, { allOf: [{ if: isFish, then: water }] }), [fish]],
    [
      'alternatives below a dependency',
      form(
        { animal },
        {
          dependencies: {
            animal: {
              oneOf: [
                form({ animal: { enum: ['Cat'] } }),
                form({ animal: { enum: ['Fish'] }, water: text }, { required: ['water'] }),
              ],
            },
          },
        },
      ),
      [fish],
    ],
    [
      'alternatives that a field tells apart',
      {
        type: 'object',
        oneOf: [
          form({ animal: { const: 'Cat' } }, { required: ['animal'] }),
          form({ animal: { const: 'Fish' }, water: text }, { required: ['animal', 'water'] }),
        ],
      },
      [fish],
    ],
    [
      'else',
      form(
        { animal },
        { required: ['animal'], if: { properties: { animal: { const: 'Cat' } }, required: ['animal'] }, else: water },
      ),
      [{ ...fish, when: { none: [cat] } }],
    ],
    [
      'a dependency on another answer',
      form({ card: text, holder: text }, { dependentRequired: { card: ['holder'] } }),
      [{ id: 'require-holder', when: { value: 'answers.card', empty: false }, require: ['holder'] }],
    ],
    [
      'in the items of a list',
      form({ pets: { type: 'array', items: form({ animal }, { if: isFish, then: water }) } }),
      [
        {
          id: 'show-pets-water',
          when: { value: 'row.animal', equals: 'Fish' },
          show: ['pets.water'],
          require: ['pets.water'],
        },
      ],
    ],
  ])('%s', (_, schema, rules) => {
    expect(rulesOf(schema)?.map((rule) => JSON.parse(JSON.stringify(rule)))).toEqual(rules)
  })

  test('a field that means two things becomes two, and its answers follow', () => {
    const branch = (value: string, food: JsonObject) => ({
      if: { properties: { animal: { const: value } }, required: ['animal'] },
      then: form({ food }),
    })
    const { document, convert, notes } = adopted(
      form({ animal }, { allOf: [branch('Cat', { enum: ['meat'] }), branch('Fish', { enum: ['worms'] })] }),
    )
    expect(document.ui?.rules?.map(({ show }) => show)).toEqual([['food'], ['food_2']])
    expect(convert({ animal: 'Fish', food: 'worms' })).toEqual({ animal: 'Fish', food_2: 'worms' })
    expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining('became "food_2"')])
  })

  test('a test that no condition can say is kept, and noted', () => {
    const schema = form(
      { code: text },
      {
        if: { properties: { code: { pattern: '^x' } }, required: ['code'] },
        then: form({ more: text }, { required: ['more'] }),
      },
    )
    const { document, notes } = adopted(schema)
    expect(document.schema?.['allOf']).toEqual([
      { if: { properties: { code: { pattern: '^x' } }, required: ['code'] }, then: { required: ['more'] } },
    ])
    expect(notes).toEqual([
      expect.objectContaining({
        kind: 'open',
        pointer: '/if/properties/more',
        mend: expect.stringContaining('Write a rule'),
      }),
    ])
  })
})

describe('what a declaration cannot hold becomes something that it can, and is noted [ENG-18]', () => {
  test.each<[what: string, schema: JsonObject, answers: JsonValue, converted: JsonValue]>([
    ['a name that is no id', form({ 'Your name?': text }), { 'Your name?': 'Ann' }, { Your_name: 'Ann' }],
    ['two that become the same', form({ 'a b': text, a_b: text }), { 'a b': '1', a_b: '2' }, { a_b_2: '1', a_b: '2' }],
    ['a name that is taken', form({ rules: text }), { rules: 'x' }, { rules_: 'x' }],
    ['a field without a type', form({ remark: { title: 'Remark' } }), { remark: 'a' }, { remark: 'a' }],
    ['a form that is no object', { type: 'array', items: text, title: 'Names' }, ['a'], { Names: ['a'] }],
    [
      'keys of people’s own',
      form({ marks: { type: 'object', additionalProperties: { type: 'number' } } }),
      { marks: { maths: 1 } },
      { marks: [{ Key: 'maths', Value: 1 }] },
    ],
    [
      'items identified by their place',
      form({ pair: { type: 'array', items: [{ ...text, title: 'City' }, { type: 'number' }] } }),
      { pair: ['Kisumu', 3] },
      { pair: { City: 'Kisumu', Item_2: 3 } },
    ],
    [
      'choices that are objects',
      form({ place: { enum: [{ name: 'Kisumu', lat: 0 }] } }),
      { place: { lat: 0, name: 'Kisumu' } },
      { place: 'Kisumu' },
    ],
  ])('%s', (_, schema, answers, converted) => {
    const { convert, notes } = adopted(schema)
    expect(convert(answers)).toEqual(converted)
    expect(notes.map(({ kind }) => kind)).toEqual(['changed'])
  })

  test.each<[what: string, schema: JsonObject, ui: JsonObject, pointer: string, message: RegExp]>([
    ['a field without an answer', form({ note: { type: 'null' } }), {}, '/properties/note', /has no answer/],
    [
      'an unknown keyword',
      form({ a: { ...text, options: {} } }),
      {},
      '/properties/a/options',
      /"options" says nothing/,
    ],
    ['an unknown format', form({ a: { ...text, format: 'plate' } }), {}, '/properties/a/format', /no format "plate"/],
    [
      'a widget of its own',
      form({ a: text }),
      { a: { 'ui:widget': 'stars' } },
      '/ui/a/ui:widget',
      /"stars", which does not exist/,
    ],
    [
      'a widget for another type',
      form({ a: text }),
      { a: { 'ui:widget': 'chips' } },
      '/ui/a/ui:widget',
      /is for array, not for string/,
    ],
    [
      'a default that is no answer',
      form({ a: { ...text, maxLength: 1, default: 'no' } }),
      {},
      '/schema/properties/a/default',
      /default of "a"/,
    ],
    ['an unsafe pattern', form({ a: { ...text, pattern: '^(a+)+$' } }), {}, '/schema/properties/a/pattern', /./],
    ['a field that is not there', form({ a: text }), { b: {} }, '/b', /names the field "b"/],
    ['a custom field', form({ a: text }), { a: { 'ui:field': 'geo' } }, '/a/ui:field', /means nothing here/],
  ])('left out: %s', (_, schema, ui, pointer, message) => {
    expect(adopted(schema, ui).notes).toEqual([
      expect.objectContaining({ kind: 'left-out', pointer, message: expect.stringMatching(message) }),
    ])
  })

  test('a reference out of the form is still to be done', () => {
    const { notes } = adopted(form({ a: { $ref: 'https://example.com/address.json' } }))
    expect(notes).toEqual([
      expect.objectContaining({ kind: 'open', pointer: '/properties/a/$ref', mend: expect.stringContaining('$defs') }),
    ])
  })
})

test('an example is made that satisfies patterns, limits and rules', () => {
  const code = { ...text, pattern: '^[A-Z]{2}-\\d{4}$' }
  const schema = form(
    { code, n: { type: 'integer', minimum: 7 } },
    {
      required: ['code', 'n'],
      if: { properties: { n: { minimum: 5 } } },
      then: form({ why: text }, { required: ['why'] }),
    },
  )
  const { document, notes } = adopted(schema)
  expect(document.examples.valid).toEqual([{ id: 'filled-in', answers: { code: 'AA-1111', n: 7, why: 'Text' } }])
  expect(document.examples.invalid.map(({ id }) => id)).toEqual(['nothing-answered'])
  expect(notes).toEqual([])
})

test('a section has a page and a number for its records', () => {
  const { document } = adopt(
    { schema: form({ Course: { ...text, title: 'Course' } }), ui: { 'ui:order': ['Course'] } },
    'sections/training',
  )
  expect(Object.keys(Object(document.schema?.['properties']))).toEqual(['EntryNo', 'Course'])
  expect(document.ui?.['ui:order']).toEqual(['Course', '*'])
  expect(document.page).toMatchObject({ kind: 'collection', columns: [{ field: 'Course' }] })
})

test('a form that could stay as it was gets no notes', () => {
  expect(adopted(form({ name: { ...text, title: 'Name' } })).notes).toEqual([])
  expect(schemaOf(form({ name: text }, { title: 'Form' }))).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...form({ name: text }, { title: 'Form', additionalProperties: false }),
  })
})
