import { describe, expect, test } from 'vitest'
import { checkFields } from '../../../src/engine/check/forms/check-fields.ts'
import { checkListItems } from '../../../src/engine/check/forms/check-lists.ts'
import { checkPositions } from '../../../src/engine/check/forms/check-positions.ts'
import { checkReferences } from '../../../src/engine/check/forms/check-references.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { madeDocument } from './made-document.ts'

const found = (schema: JsonObject, $defs: JsonObject) =>
  checkReferences(madeDocument({ schema: { properties: { field: schema }, $defs } })).map(({ message }) => message)
const text = { type: 'string' }

describe('a reference', () => {
  test.each<[what: string, reference: string, defs: JsonObject]>([
    ['to a definition', '#/$defs/a', { a: text }],
    ['to a definition whose name is escaped', '#/$defs/a%20b', { 'a b': text }],
    ['that comes back through a field', '#/$defs/a', { a: { properties: { inner: { $ref: '#/$defs/a' } } } }],
  ])('%s passes', (_title, $ref, defs) => expect(found({ $ref }, defs)).toEqual([]))

  test.each<[what: string, reference: string, defs: JsonObject]>([
    ['that is no text of percent signs', '#/$defs/a%', { 'a%': text }],
    ['whose bytes are no characters', '#/$defs/%ff', {}],
    ['to a name', '#xtype', { type: text }],
  ])('%s leads to nothing [ENG-05]', (_title, $ref, defs) => {
    expect(found({ $ref }, defs)).toEqual([`The reference "${$ref}" leads to nothing.`])
    expect(checkPositions(madeDocument({ schema: { properties: { field: { $ref } }, $defs: defs } }))).toEqual([])
  })

  test.each<[what: string, definition: JsonObject]>([
    ['directly', { $ref: '#/$defs/a' }],
    ['through a choice', { anyOf: [text, { $ref: '#/$defs/a' }] }],
    ['where a field is answered', { dependentSchemas: { x: { $ref: '#/$defs/a' } } }],
    ['where a field is answered, in the older form', { dependencies: { x: { $ref: '#/$defs/a' } } }],
    ['in a negation', { not: { $ref: '#/$defs/a' } }],
  ])('that leads back to itself %s is refused [ENG-05]', (_title, a) =>
    expect(found(text, { a })).toEqual([
      'The reference "#/$defs/a" leads back to itself, so that it says nothing of the value.',
    ]),
  )
})

describe('fields that a form names', () => {
  const messages = (document: CompositeDocument) => checkFields(madeDocument(document)).map(({ message }) => message)
  const holding = (properties: JsonObject): JsonObject => ({ type: 'object', properties })

  test('are found beside a field of an object called items', () => {
    const schema = holding({ items: holding({ file: text, name: text }) })
    const named = (nameField: string) => ({ items: { file: { 'ui:options': { nameField } } } })
    expect(messages({ schema, ui: named('name') })).toEqual([])
    expect(messages({ schema, ui: named('title') })).toEqual([
      '"nameField" names the field "title", which does not exist.',
    ])
  })

  test('are found beside a field of a list', () => {
    const schema = holding({ rows: { type: 'array', items: holding({ file: text, name: text }) } })
    expect(messages({ schema, ui: { rows: { items: { file: { 'ui:options': { nameField: 'name' } } } } } })).toEqual([])
  })

  test('are the form’s own in its groups: those of its objects are drawn with them', () => {
    const schema = holding({ home: holding({ town: text }) })
    const grouped = (field: string) => messages({ schema, ui: { groups: [{ id: 'g', title: 'G', fields: [field] }] } })
    expect(grouped('home')).toEqual([])
    expect(grouped('home.town')).toEqual(['The group "g" names the field "home.town", which does not exist.'])
  })
})

test('a list may be empty', () => {
  const list = { key: 'code', label: 'name', texts: [], items: [] }
  expect(checkListItems(madeDocument({ list }))).toEqual([])
})
