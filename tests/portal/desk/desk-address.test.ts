import { expect, test } from 'vitest'
import { filtersIn, isNarrowed, listIn, withFilter, withQuery } from '../../../src/portal/pages/desk/desk-address.ts'

const search = (text: string) => new URLSearchParams(text)

test('an address keeps the filters and the place in the list, and nothing else [APP-07]', () => {
  const kept = listIn(search('state=open&assigned=me&after=x&colour=red&sort=sideways'))
  expect(kept.toString()).toBe('state=open&assigned=me&after=x')
  expect(filtersIn(kept).toString()).toBe('state=open&assigned=me')
})

test('a changed filter begins at the first page', () => {
  expect(withFilter(search('state=open&after=x'), 'search', 'WAMBUI').toString()).toBe('state=open&search=WAMBUI')
  expect(withFilter(search('state=open&search=WAMBUI'), 'search', '').toString()).toBe('state=open')
})

test('a state and an order do not narrow a queue', () => {
  expect(isNarrowed(search('state=open&sort=-age'))).toBe(false)
  expect(isNarrowed(search('state=open&waiting=7'))).toBe(true)
})

test('an address without a query has no question mark', () => {
  expect(withQuery('/desk/licence', search(''))).toBe('/desk/licence')
})
