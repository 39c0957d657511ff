import { describe, expect, test } from 'vitest'
import { checkChoiceNames } from '../../../src/engine/check/forms/check-choice-names.ts'
import { checkDeclarations } from '../../../src/engine/check/check-declarations.ts'
import { checkPositions } from '../../../src/engine/check/forms/check-positions.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { changed, declared } from './declared-files.ts'
import { formOf, madeDocument } from './made-document.ts'

const named = (field: JsonObject, names: JsonObject) =>
  checkChoiceNames(madeDocument(formOf(field, { 'ui:enumNames': names })))
const kind = { type: 'string', enum: ['W', 'P'] }
const at = '/ui/field/ui:enumNames'

describe('the names of choices', () => {
  test('belong to the values of the enum, in a list’s items too [ENG-06]', () => {
    expect(named(kind, { W: 'Work', P: 'Personal' })).toEqual([])
    expect(named({ type: 'array', items: kind }, { P: 'Personal', W: 'Work' })).toEqual([])
    expect(named({ type: 'integer', enum: [1, 2] }, { 1: 'One', 2: 'Two' })).toEqual([])
  })

  test('leave out no value [ENG-06]', () => {
    expect(named(kind, { W: 'Work' })).toEqual([
      {
        pointer: '/schema/properties/field/enum/1',
        message: 'The choice "P" of the field "field" has no name in "ui:enumNames".',
      },
    ])
  })

  test('name nothing else [ENG-06]', () => {
    expect(named(kind, { W: 'Work', P: 'Personal', 'H/O': 'Home' })).toEqual([
      {
        pointer: `${at}/H~1O`,
        message: '"ui:enumNames" of the field "field" names "H/O", which is not in its "enum" ("W", "P").',
      },
    ])
    expect(named({ type: 'string' }, { W: 'Work' })).toEqual([
      { pointer: at, message: 'The field "field" has "ui:enumNames", but no "enum" whose values they could name.' },
    ])
  })

  test('are never listed by their place [ENG-02 ENG-06]', () => {
    const file = 'schemas/sections/contacts/ui.json'
    const change = { file, pointer: '/Type/ui:enumNames', value: ['Personal', 'Work'] }
    const [first] = checkDeclarations(changed(declared, change))
    expect(first).toMatchObject({ file, pointer: '/Type/ui:enumNames', message: expect.stringMatching(/type object/) })
  })
})

describe('a schema', () => {
  test('does not distinguish answers by their place in a list [ENG-02 ENG-06]', () => {
    const tuple = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }
    expect(checkPositions(madeDocument(formOf(tuple)))).toEqual([
      {
        pointer: '/schema/properties/field/prefixItems',
        message: expect.stringContaining('Write an object with a property for each'),
      },
    ])
  })

  test('does not refer to anything by its place in a list [ENG-02 ENG-06]', () => {
    const field = { anyOf: [{ type: 'string' }, { $ref: '#/properties/field/anyOf/0' }] }
    expect(checkPositions(madeDocument(formOf(field)))).toEqual([
      {
        pointer: '/schema/properties/field/anyOf/1/$ref',
        message: expect.stringContaining('counts the items of a list'),
      },
    ])
    expect(checkPositions(madeDocument(formOf({ $ref: '#/$defs/0' })))).toEqual([])
  })
})
