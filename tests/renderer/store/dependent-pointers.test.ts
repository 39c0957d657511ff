import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { rulePlan } from '../../../src/engine/rules/rule-plan.ts'
import { dependentPointers } from '../../../src/renderer/store/state/dependent-pointers.ts'

const text = { type: 'string' }
const object = (properties: JsonObject) => ({ type: 'object', properties })
const list = (properties: JsonObject) => ({ type: 'array', items: object(properties) })

const showing = (field: string, value: `answers.${string}`) => ({
  id: field,
  when: { value, equals: 'YES' },
  show: [field],
})

const schema = object({
  asks: text,
  town: text,
  townText: text,
  'a/b': text,
  place: object({ street: text, house: object({ floor: text }) }),
  rows: list({ kind: text, other: text }),
})

test.each([
  ['a field, and none whose name only begins alike', showing('town', 'answers.asks'), ['/town']],
  ['a field whose name a pointer escapes', showing('a/b', 'answers.asks'), ['/a~1b']],
  ['what is inside an object', showing('place', 'answers.asks'), ['/place', '/place/street', '/place/house/floor']],
  ['one field of an object', showing('place.house', 'answers.asks'), ['/place/house/floor']],
  ['the field of every row', showing('rows.other', 'answers.asks'), ['/rows/0/other', '/rows/1/other']],
])('a change affects %s [ENG-11]', (_title, rule, affected) => {
  const shown = ['', '/asks', '/town', '/townText', '/a~1b', '/place', '/place/street', '/place/house/floor']
  const rows = ['/rows', '/rows/0', '/rows/0/kind', '/rows/0/other', '/rows/1', '/rows/1/other']
  const plan = rulePlan({ schema, ui: { rules: [rule] } })
  expect(dependentPointers(plan, '/asks', [...shown, ...rows])).toEqual(affected)
  expect(dependentPointers(plan, '/townText', [...shown, ...rows])).toEqual([])
})

test('a change affects the rows of a form that is a list as a whole [ENG-11]', () => {
  const plan = rulePlan({ schema: list({ asks: text, town: text }), ui: { rules: [showing('town', 'answers.asks')] } })
  expect(dependentPointers(plan, '/0/asks', ['', '/0', '/0/asks', '/0/town', '/1/town'])).toEqual([
    '/0/town',
    '/1/town',
  ])
})
