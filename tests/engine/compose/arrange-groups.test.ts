import { describe, expect, test } from 'vitest'
import { arrangeGroups } from '../../../src/engine/compose/arrange-groups.ts'

const groups = [
  { id: 'names', title: 'Names', fields: ['first', 'last'] },
  { id: 'place', title: 'Place', fields: ['city'] },
]

describe('a field that asks for a place after another', () => {
  const cases = [
    ['joins its group, right behind it', { branch: { 'ui:after': 'first' } }, ['first', 'branch', 'last'], ['city']],
    [
      'keeps the order of a chain',
      { a: { 'ui:after': 'b' }, b: { 'ui:after': 'last' } },
      ['first', 'last', 'b', 'a'],
      ['city'],
    ],
    ['stays where a group names it', { city: { 'ui:after': 'first' } }, ['first', 'last'], ['city']],
    [
      'stays outside of groups when it follows an unknown field',
      { a: { 'ui:after': 'x' } },
      ['first', 'last'],
      ['city'],
    ],
    [
      'stays outside when two follow each other',
      { a: { 'ui:after': 'b' }, b: { 'ui:after': 'a' } },
      ['first', 'last'],
      ['city'],
    ],
  ] as const
  test.each(cases)('%s', (_, fields, names, place) => {
    const arranged = arrangeGroups({ groups, ...fields })
    expect(arranged.groups).toEqual([
      { id: 'names', title: 'Names', fields: names },
      { id: 'place', title: 'Place', fields: place },
    ])
  })

  test('a form without groups, or without such fields, is left as it is', () => {
    const plain = { first: { 'ui:after': null } }
    const grouped = { groups, first: {} }
    expect(arrangeGroups(plain)).toBe(plain)
    expect(arrangeGroups(grouped)).toBe(grouped)
  })
})
