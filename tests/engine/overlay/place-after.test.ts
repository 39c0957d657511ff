import { describe, expect, test } from 'vitest'
import { fieldPlaces, misplacedItems, orderFields, placeAfter } from '../../../src/engine/overlay/index.ts'
import type { JsonObject } from '../../../src/engine/overlay/index.ts'
import { fc } from '../../properties.ts'

/** `b<a` is an item b placed after a; `b<` one that comes first. */
function items(text: string) {
  return text
    .split(' ')
    .map((one) => one.split('<'))
    .map(([id = '', after]) => ({ id, ...(after !== undefined && { after: after === '' ? null : after }) }))
}

describe('placeAfter', () => {
  test.each([
    ['a b c', 'a b c', ''],
    ['a b c<a', 'a c b', ''],
    ['a b c<a d<a', 'a c d b', ''],
    ['a b c<a d<c', 'a c d b', ''],
    ['a<b b c', 'b a c', ''],
    ['a b c<', 'c a b', ''],
    ['a b c< d<c', 'c d a b', ''],
    ['a b<x c', 'a b c', 'b'],
    ['a<a b', 'a b', 'a'],
    ['a<b b<a c', 'c a b', 'a b'],
    ['a<b b<a c<a', 'a b c', 'a b'],
  ])('%s → %s', (given, placed, misplaced) => {
    const list = items(given)
    expect(
      placeAfter(list)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(placed)
    expect(
      misplacedItems(list)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(misplaced)
  })

  test('loses and repeats no item, whatever their places', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    const item = fc.record({ id: ids, after: fc.option(ids, { nil: undefined }) })
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: ({ id }) => id }), (list) => {
        expect(placeAfter(list).toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual(
          list.toSorted((x, y) => (x.id < y.id ? -1 : 1)),
        )
      }),
    )
  })
})

describe('orderFields', () => {
  const schema = { properties: { a: {}, b: {}, c: {}, d: {} } }
  test.each<[string, JsonObject | undefined, string]>([
    ['without a UI schema the schema decides', undefined, 'a b c d'],
    ['ui:order decides, the rest follows', { 'ui:order': ['d', 'b'] }, 'd b a c'],
    ['the star is the rest', { 'ui:order': ['d', '*', 'a'] }, 'd b c a'],
    ['unknown and repeated names do not count', { 'ui:order': ['d', 'x', 'd', '*', 3] }, 'd a b c'],
    ['ui:after moves a field', { d: { 'ui:after': 'a' } }, 'a d b c'],
    ['ui:after overrules ui:order', { 'ui:order': ['d', '*'], d: { 'ui:after': 'b' } }, 'a b d c'],
    [
      'behind the heading of a group is a first place too',
      { groups: [{ id: 'g', fields: ['b', 'c'] }], c: { 'ui:after': 'groups/g' }, a: { 'ui:after': 'groups/none' } },
      'c a b d',
    ],
    ['null is the first place', { c: { 'ui:after': null } }, 'c a b d'],
  ])('%s', (_, ui, order) => {
    expect(orderFields(schema, ui).join(' ')).toBe(order)
  })

  test('a place behind an unknown field, or under an unknown heading, is found', () => {
    const ui = { groups: [{ id: 'g', fields: ['a'] }], b: { 'ui:after': 'groups/g' }, d: { 'ui:after': 'groups/none' } }
    expect(misplacedItems(fieldPlaces(schema, ui))).toEqual([{ id: 'd', after: 'groups/none' }])
    const places = fieldPlaces(schema, { c: { 'ui:after': 'zip' } })
    expect(misplacedItems(places)).toEqual([{ id: 'c', after: 'zip' }])
  })
})
