import { expect, test } from 'vitest'
import { withFixedFields } from '../../../src/portal/cases/with-fixed-fields.ts'

const text = { type: 'string' }
const form = {
  schema: {
    type: 'object',
    properties: { name: text, place: { type: 'object', properties: { city: text, road: text } }, year: text },
  },
  ui: { name: { 'ui:title': 'Your name' }, groups: [] },
}

const fixed = { 'ui:readonly': true }
const name = { 'ui:title': 'Your name', ...fixed }

test.each([
  ['a field', ['/year'], { groups: [], name, place: fixed }],
  ['an object, with all that is in it', ['/place'], { groups: [], name, year: fixed }],
  ['a field of an object', ['/place/city'], { groups: [], name, place: { road: fixed }, year: fixed }],
  ['nothing', [], { groups: [], name, place: fixed, year: fixed }],
])('a form of which only some can be changed: %s', (_what, changeable, ui) => {
  expect(withFixedFields(form, changeable)).toEqual({ ...form, ui })
})
