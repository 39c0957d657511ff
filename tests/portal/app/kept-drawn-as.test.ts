import { expect, test } from 'vitest'
import { keptDrawnAs } from '../../../src/portal/app/kept-drawn-as.ts'
import { storageOf } from '../map-storage.ts'

test('each user has a choice of their own for each page', () => {
  const storage = storageOf()
  const [one, other] = ['one', '__proto__'].map((user) => keptDrawnAs(() => storage, user))
  one?.keep('sections/contacts', 'cards')
  one?.keep('ledger/statement', 'table')
  expect(other?.read('sections/contacts')).toBeUndefined()
  other?.keep('sections/contacts', 'table')
  const again = keptDrawnAs(() => storage, 'one')
  expect(['sections/contacts', 'ledger/statement', 'cases/licence', 'constructor'].map(again.read)).toEqual([
    'cards',
    'table',
    undefined,
    undefined,
  ])
})

test('what was kept by something else is ignored, and replaced by a choice', () => {
  const kept = new Map<string, string>()
  const place = keptDrawnAs(() => storageOf(kept), 'one')
  place.keep('page', 'cards')
  const [key = ''] = kept.keys()
  for (const content of ['{', '[]', 'null', '{"one":"cards"}', '{"one":{"page":"chips"}}', '{"one":{"page":1}}']) {
    kept.set(key, content)
    expect(place.read('page')).toBeUndefined()
    place.keep('page', 'table')
    expect(place.read('page')).toBe('table')
  }
})

test('a browser that stores nothing has no choices, and refuses none', () => {
  const refused = () => {
    throw new Error('The storage is refused.')
  }
  const place = keptDrawnAs(refused, 'one')
  place.keep('page', 'cards')
  expect(place.read('page')).toBeUndefined()
})
