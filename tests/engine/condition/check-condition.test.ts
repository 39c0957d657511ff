import { describe, expect, test } from 'vitest'
import { checkCondition } from '../../../src/engine/condition/check-condition.ts'
import type { ConditionScope, DeclaredSource } from '../../../src/engine/condition/condition-scope.ts'
import type { ValueSource } from '../../../src/engine/document/condition.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'

const answers = {
  type: 'object',
  additionalProperties: false,
  $defs: { place: { type: 'object', properties: { City: { type: 'string' } } } },
  properties: {
    name: { type: 'string' },
    kind: { enum: ['A', 'B'] },
    choice: { oneOf: [{ const: 'x' }, { const: 'y' }] },
    country: { type: 'string', inList: { list: 'countries', other: 'OTHER' } },
    age: { type: 'integer', minimum: 0, maximum: 150 },
    born: { type: 'string', format: 'date' },
    tags: { type: 'array', items: { enum: ['p', 'q'] } },
    home: { $ref: '#/$defs/place' },
    contacts: { type: 'array', items: { type: 'object', properties: { Type: { enum: ['Personal', 'Work'] } } } },
    notes: { type: ['string', 'null'] },
  },
}
const scope: ConditionScope = {
  sources: new Map<ValueSource, DeclaredSource | 'unknown'>([
    ['answers', { schema: answers }],
    ['user', 'unknown'],
  ]),
  lists: buildReferenceLists(new Map([['countries', { key: 'code', label: 'name', items: [{ code: 'KE' }] }]])),
}

const good: readonly JsonValue[] = [
  { value: 'answers.name', equals: 'x' },
  { value: 'answers.kind', in: ['A'] },
  { value: 'answers.choice', notEquals: 'y' },
  { value: 'answers.country', equals: 'KE' },
  { value: 'answers.country', equals: 'OTHER' },
  { value: 'answers.age', atLeast: 18, lessThan: 65 },
  { value: 'answers.born', before: { value: 'today' } },
  { value: 'answers.tags', contains: 'p' },
  { value: 'answers.home.City', empty: false },
  { value: 'answers.contacts.Type', contains: 'Work' },
  { value: 'answers.notes', equals: null },
  { value: 'user.anything.at.all', equals: 1 },
  {
    all: [
      { value: 'answers.kind', equals: 'A' },
      { value: 'answers.age', greaterThan: 3 },
    ],
  },
  {
    any: [
      { value: 'answers.kind', equals: 'A' },
      { value: 'answers.kind', equals: 'B' },
    ],
  },
]

const bad: readonly (readonly [JsonValue, pointer: string, message: string])[] = [
  [null, '', 'A condition is an object'],
  [{}, '', 'not nothing'],
  [{ some: [] }, '', '"some"'],
  [{ all: [] }, '/all', 'lists no condition'],
  [{ value: 'answers.name' }, '', 'no operator'],
  [{ value: 'answers.nickname', equals: 'x' }, '/value', 'the field "nickname", which does not exist'],
  [{ value: 'answers.home.Town', equals: 'x' }, '/value', 'the field "Town", which does not exist'],
  [{ value: 'row.Type', equals: 'x' }, '/value', 'begins with "row"'],
  [{ value: 'window.x', equals: 'x' }, '/value', 'begins with "window"'],
  [{ value: 'answers.name', like: 'x' }, '/like', 'no operator "like"'],
  [{ value: 'answers.name', equals: 3 }, '/equals', 'never 3'],
  [{ value: 'answers.name', greaterThan: 3 }, '/greaterThan', 'not a number'],
  [{ value: 'answers.age', greaterThan: 'x' }, '/greaterThan', 'compares with a number'],
  [{ value: 'answers.age', greaterThan: 150 }, '/greaterThan', 'can never hold'],
  [{ value: 'answers.age', atMost: -1 }, '/atMost', 'can never hold'],
  [{ value: 'answers.name', before: '2026-01-01' }, '/before', 'not a date'],
  [{ value: 'answers.born', before: 'soon' }, '/before', 'YYYY-MM-DD'],
  [{ value: 'answers.kind', equals: 'C' }, '/equals', 'not among its choices'],
  [{ value: 'answers.kind', in: ['A', 'C'] }, '/in', 'never "C"'],
  [{ value: 'answers.kind', in: [] }, '/in', 'lists no value'],
  [{ value: 'answers.kind', in: 'A' }, '/in', 'lists the values'],
  [{ value: 'answers.choice', equals: 'z' }, '/equals', 'not among its choices'],
  [{ value: 'answers.country', equals: 'XX' }, '/equals', 'the list "countries" does not have it'],
  [{ value: 'answers.tags', equals: 'p' }, '/equals', 'ask by "contains"'],
  [{ value: 'answers.tags', contains: 'r' }, '/contains', 'not among its choices'],
  [{ value: 'answers.contacts.Type', in: ['Work'] }, '/in', 'ask by "contains"'],
  [{ value: 'answers.name', contains: 'x' }, '/contains', 'not a list'],
  [{ value: 'answers.name', empty: 'yes' }, '/empty', 'true or false'],
  [
    { value: 'answers.name', equals: { value: 'answers.nobody' } },
    '/equals',
    'the field "nobody", which does not exist',
  ],
  [{ value: 'answers.name', equals: { value: 'answers.age' } }, '/equals', 'different types'],
  [
    {
      all: [
        { value: 'answers.kind', equals: 'A' },
        { value: 'answers.kind', equals: 'B' },
      ],
    },
    '/all',
    'never hold at once',
  ],
  [
    {
      all: [
        { value: 'answers.kind', equals: 'A' },
        { value: 'answers.kind', notIn: ['A'] },
      ],
    },
    '/all',
    'never hold at once',
  ],
  [{ value: 'answers.age', greaterThan: 10, lessThan: 10 }, '', 'never hold at once'],
  [{ value: 'answers.born', after: '2026-01-02', before: '2026-01-01' }, '', 'never hold at once'],
  [
    {
      all: [
        { value: 'answers.name', empty: true },
        { value: 'answers.name', equals: 'x' },
      ],
    },
    '/all',
    'never hold at once',
  ],
  [{ none: [{ any: [{ value: 'answers.kind', equals: 'C' }] }] }, '/none/0/any/0/equals', 'never "C"'],
]

describe('checkCondition', () => {
  test.each(good)('accepts %j', (condition) => {
    expect(checkCondition(condition, scope)).toEqual([])
  })

  test.each(bad)('refuses %j at %j, because %j [ENG-05]', (condition, pointer, message) => {
    const problems = checkCondition(condition, scope)
    expect(problems.map((problem) => problem.pointer)).toEqual([pointer])
    expect(problems[0]?.message).toContain(message)
  })
})
