import { describe, expect, test } from 'vitest'
import { narrowingIn, withNarrowing } from '../../../src/portal/app/narrowing-query.ts'

describe('the filters of tables in an address', () => {
  test('are read as they were written, beside other tables and other names', () => {
    const one = withNarrowing('?tab=shareholders', 'application', new Map([['status', 'In Review']]))
    expect(one).toBe('?tab=shareholders&application.status=In+Review')
    const two = withNarrowing(one, 'shareholders', new Map([['class', 'A & B']]))
    expect(narrowingIn(two, 'application')).toEqual(new Map([['status', 'In Review']]))
    expect(narrowingIn(two, 'shareholders')).toEqual(new Map([['class', 'A & B']]))
    expect(withNarrowing(two, 'shareholders', new Map())).toBe(one)
  })

  test('leave the address as it is when nothing is narrowed', () => {
    expect(withNarrowing('?tab=a%20b', 'application', new Map())).toBe('?tab=a%20b')
    expect(withNarrowing('', 'application', new Map())).toBe('')
    expect(withNarrowing('?application.status=Open', 'application', new Map())).toBe('')
  })
})
