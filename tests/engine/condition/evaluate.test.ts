import { describe, expect, test } from 'vitest'
import type { Condition } from '../../../src/engine/document/condition.ts'
import { dependenciesOf } from '../../../src/engine/condition/dependencies-of.ts'
import { evaluate } from '../../../src/engine/condition/evaluate.ts'
import { operatorList } from '../../../src/engine/condition/operators/operator-list.ts'
import { readCondition } from '../../../src/engine/condition/read-condition.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'

const values = {
  answers: {
    name: 'Asha',
    age: 20,
    empty: '',
    none: null,
    tags: ['a', 'b'],
    noTags: [],
    address: { City: 'Nairobi' },
    bare: {},
    contacts: [{ Type: 'Personal' }, { Type: 'Work' }, {}],
    born: '2000-02-29',
    at: '2026-01-15T22:30:00Z',
  },
  row: { Type: 'Work' },
  record: { Type: 'Work', Count: 3 },
  records: [
    { Type: 'Personal', tags: ['x'] },
    { Type: 'Work', tags: ['y', 'z'] },
  ],
  user: { type: 'Individual' },
  settings: { countyField: true },
  today: '2026-01-15',
}

const holds: readonly Condition[] = [
  { value: 'answers.name', equals: 'Asha' },
  { value: 'answers.name', notEquals: 'asha' },
  { value: 'answers.missing', notEquals: 'x' },
  { value: 'answers.address', equals: { City: 'Nairobi' } },
  { value: 'answers.address.City', in: ['Nairobi', 'Kisumu'] },
  { value: 'answers.address.City', notIn: ['Kisumu'] },
  { value: 'answers.missing', notIn: ['x'] },
  { value: 'answers.missing', empty: true },
  { value: 'answers.empty', empty: true },
  { value: 'answers.none', empty: true },
  { value: 'answers.noTags', empty: true },
  { value: 'answers.bare', empty: true },
  { value: 'answers.name', empty: false },
  { value: 'answers.age', greaterThan: 19, lessThan: 21 },
  { value: 'answers.age', atLeast: 20, atMost: 20 },
  { value: 'answers.born', before: { value: 'today' } },
  { value: 'today', after: '2026-01-14' },
  { value: 'answers.at', after: '2026-01-16T01:00:00+03:00' },
  { value: 'answers.tags', contains: 'b' },
  { value: 'records.Type', contains: 'Personal' },
  { value: 'records.tags', contains: 'z' },
  { value: 'answers.contacts.Type', equals: ['Personal', 'Work'] },
  { value: 'row.Type', equals: { value: 'record.Type' } },
  { value: 'settings.countyField', equals: true },
  { all: [] },
  { none: [{ value: 'user.type', equals: 'Corporate' }] },
  {
    any: [
      { value: 'user.type', equals: 'Corporate' },
      { value: 'record.Count', equals: 3 },
    ],
  },
]

const fails: readonly Condition[] = [
  { value: 'answers.name', equals: 'ASHA' },
  { value: 'answers.age', equals: '20' },
  { value: 'answers.name', notEquals: 'Asha' },
  { value: 'answers.name', notIn: ['Asha', 'Juma'] },
  { value: 'answers.age', atMost: 19 },
  { value: 'answers.missing', equals: null },
  { value: 'answers.missing', in: ['x'] },
  { value: 'answers.age', greaterThan: 20 },
  { value: 'answers.age', lessThan: 20 },
  { value: 'answers.name', greaterThan: 1 },
  { value: 'answers.missing', lessThan: 1 },
  { value: 'answers.name', after: '2000-01-01' },
  { value: 'today', before: '2026-01-15' },
  { value: 'today', after: '2026-01-15' },
  { value: 'answers.name', contains: 'A' },
  { value: 'answers.tags', contains: 'c' },
  { value: 'profile.anything', equals: 'x' },
  { value: 'answers.toString', empty: false },
  { value: 'answers.__proto__', empty: false },
  { value: 'answers.name.length', equals: 4 },
  { value: 'answers.tags.length', equals: 2 },
  { any: [] },
  { none: [{ value: 'answers.age', equals: 20 }] },
  {
    all: [
      { value: 'answers.age', equals: 20 },
      { value: 'answers.age', equals: 21 },
    ],
  },
  { value: 'answers.age', atLeast: 20, lessThan: 20 },
]

describe('evaluate', () => {
  test.each(holds)('%j holds [ENG-11]', (condition) => {
    expect(evaluate(condition, values)).toBe(true)
  })

  test.each(fails)('%j does not hold [ENG-11]', (condition) => {
    expect(evaluate(condition, values)).toBe(false)
  })

  test('every operator has a case that holds and one that does not', () => {
    const operatorsIn = (conditions: readonly Condition[]) =>
      [...operatorList.keys()].filter((name) => JSON.stringify(conditions).includes(`"${name}":`))
    expect(operatorsIn(holds)).toEqual([...operatorList.keys()])
    expect(operatorsIn(fails)).toEqual([...operatorList.keys()])
  })

  const broken: readonly JsonValue[] = [
    {},
    { some: [] },
    { all: [], any: [] },
    { all: {} },
    { value: 'answers.name' },
    { value: 'answers.name', matches: '.*' },
    { value: 'answers.name', constructor: 1 },
    { value: 'window.location', equals: 1 },
    { value: '', equals: 1 },
    {
      any: [
        { value: 'answers.name', equals: 'Asha' },
        { value: 'answers.name', like: 'x' },
      ],
    },
  ]
  test.each(broken)('%j is an error, never true [ENG-11]', (condition) => {
    expect(() => evaluate(readCondition(condition), values)).toThrow(Error)
  })
})

test('dependenciesOf names every value that a condition reads, once', () => {
  const condition: Condition = {
    all: [
      { value: 'answers.a', equals: { value: 'user.b' } },
      {
        none: [
          { value: 'answers.a', empty: true },
          { value: 'today', after: { value: 'record.c' } },
        ],
      },
      { value: 'row.d', in: ['answers.e'] },
    ],
  }
  expect([...dependenciesOf(condition)]).toEqual(['answers.a', 'user.b', 'today', 'record.c', 'row.d'])
})
