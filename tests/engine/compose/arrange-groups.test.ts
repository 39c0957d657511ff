import { describe, expect, test } from 'vitest'
import { arrangeGroups } from '../../../src/engine/compose/arrange-groups.ts'

const groups = [
  { id: 'names', title: 'Names', fields: ['first', 'last'] },
  { id: 'place', title: 'Place', fields: ['city', 'zip'] },
]

const order = ['first', 'last', 'city', 'zip', 'branch', 'a', 'b']

describe('a field that asks for a place after another', () => {
  const cases = [
    [
      'joins its group, right behind it',
      { branch: { 'ui:after': 'first' } },
      ['first', 'branch', 'last'],
      ['city', 'zip'],
    ],
    [
      'keeps the order of a chain',
      { a: { 'ui:after': 'b' }, b: { 'ui:after': 'last' } },
      ['first', 'last', 'b', 'a'],
      ['city', 'zip'],
    ],
    ['moves there from its own group [ENG-03]', { zip: { 'ui:after': 'first' } }, ['first', 'zip', 'last'], ['city']],
    ['moves within its group', { first: { 'ui:after': 'last' } }, ['last', 'first'], ['city', 'zip']],
    ['stands first in a group [ENG-03]', { zip: { 'ui:after': 'groups/names' } }, ['zip', 'first', 'last'], ['city']],
    ['stands first in its own group', { zip: { 'ui:after': 'groups/place' } }, ['first', 'last'], ['zip', 'city']],
    [
      'follows one that stands first in a group',
      { zip: { 'ui:after': 'groups/names' }, city: { 'ui:after': 'last' }, branch: { 'ui:after': 'zip' } },
      ['zip', 'branch', 'first', 'last', 'city'],
      [],
    ],
    ['leaves its group for a field without one', { zip: { 'ui:after': 'branch' } }, ['first', 'last'], ['city']],
    ['stays where no such group is', { zip: { 'ui:after': 'groups/none' } }, ['first', 'last'], ['city', 'zip']],
    [
      'stays outside of groups when it follows an unknown field',
      { a: { 'ui:after': 'x' } },
      ['first', 'last'],
      ['city', 'zip'],
    ],
    [
      'stays outside when two follow each other',
      { a: { 'ui:after': 'b' }, b: { 'ui:after': 'a' } },
      ['first', 'last'],
      ['city', 'zip'],
    ],
  ] as const
  test.each(cases)('%s', (_, fields, names, place) => {
    const arranged = arrangeGroups({ groups, ...fields }, order)
    expect(arranged.groups).toEqual([
      { id: 'names', title: 'Names', fields: names },
      ...(place.length > 0 ? [{ id: 'place', title: 'Place', fields: place }] : []),
    ])
  })

  test('the order of the form is that in which its groups show the fields', () => {
    const arranged = arrangeGroups({ groups, zip: { 'ui:after': 'groups/place' } }, [
      'zip',
      'first',
      'last',
      'city',
      'branch',
      'a',
      'b',
    ])
    expect(arranged['ui:order']).toEqual(['branch', 'a', 'b', 'first', 'last', 'zip', 'city'])
  })

  test('a group whose fields have all moved is left out [ENG-03]', () => {
    const arranged = arrangeGroups({ groups, city: { 'ui:after': 'first' }, zip: { 'ui:after': 'city' } }, order)
    expect(arranged.groups).toEqual([{ id: 'names', title: 'Names', fields: ['first', 'city', 'zip', 'last'] }])
  })

  test('a form without groups, or without such fields, is left as it is', () => {
    const plain = { first: { 'ui:after': null } }
    const grouped = { groups, first: {} }
    expect(arrangeGroups(plain, order)).toBe(plain)
    expect(arrangeGroups(grouped, order)).toBe(grouped)
  })
})
