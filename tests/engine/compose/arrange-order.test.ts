import { describe, expect, test } from 'vitest'
import { arrangeDocument } from '../../../src/engine/compose/arrange-document.ts'
import type { JsonObject } from '../../../src/engine/json.ts'

const text = { type: 'string' }
const schema = {
  type: 'object',
  properties: {
    number: text,
    first: text,
    last: text,
    place: { type: 'object', properties: { city: text, road: text } },
  },
}

const orderOf = (ui: JsonObject) => arrangeDocument({ schema, ui }).ui

describe('the order of fields, carried out', () => {
  test('what an order leaves out follows it, so that a hidden number need not be named', () => {
    expect(orderOf({ 'ui:order': ['last', 'first'], place: { 'ui:order': ['road'] } })).toEqual({
      'ui:order': ['last', 'first', 'number', 'place'],
      place: { 'ui:order': ['road', 'city'] },
    })
  })

  test.each<JsonObject>([{}, { 'ui:order': ['last', '*'] }, { 'ui:order': ['place', 'last', 'first', 'number'] }])(
    'an order that says where all stand is left as it is: %j',
    (ui) => {
      expect(orderOf(ui)).toEqual(ui)
    },
  )
})
