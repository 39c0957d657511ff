import { describe, expect, test } from 'vitest'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'

const counties = {
  key: 'No',
  label: 'Name',
  items: [
    { No: '047', Name: 'Nairobi', c: 'KE' },
    { No: '001', Name: 'Mombasa', c: 'KE' },
    { No: 'U1', Name: 'Kampala', c: 'UG' },
  ],
}
const lists = buildReferenceLists(new Map([['counties', counties]]))

describe('buildReferenceLists', () => {
  test('finds keys, under a filter too [ENG-13]', () => {
    expect(lists.has('counties', '047')).toBe(true)
    expect(lists.has('counties', '047', { c: 'KE' })).toBe(true)
    expect(lists.has('counties', '047', { c: 'UG' })).toBe(false)
    expect(lists.has('counties', 'Nairobi')).toBe(false)
    expect(lists.has('counties', 47)).toBe(false)
  })

  test('does not find a list that is not loaded [ENG-13]', () => {
    expect(lists.has('cities', 'x')).toBeUndefined()
    expect(lists.items('cities')).toEqual([])
  })

  test('returns the items in the list’s order, filtered by one or more properties [ENG-13]', () => {
    expect(lists.items('counties')).toBe(counties.items)
    expect(lists.items('counties', { c: 'KE' }).map(({ No }) => No)).toEqual(['047', '001'])
    expect(lists.items('counties', { c: 'KE', Name: 'Mombasa' }).map(({ No }) => No)).toEqual(['001'])
    expect(lists.items('counties', { c: 'TZ' })).toEqual([])
  })
})
