import { describe, expect, test } from 'vitest'
import { resolveValue } from '../../../src/engine/cases/values/resolve-value.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

const titles: readonly JsonObject[] = [
  { Code: 'MS', description: 'Ms' },
  { Code: 'DR.ENG', description: 'Dr Eng.' },
]

/** What the item of a title has, by the codes that a record holds. */
const titleOf = (codes: readonly string[] | string) =>
  resolveValue(
    { list: 'titles', key: '=record.codes', field: 'description' },
    {
      values: { record: { codes } },
      facts: {
        records: () => [],
        lists: {
          has: () => true,
          fields: () => ({ key: 'Code', label: 'description' }),
          items: (_list, filter = {}) => titles.filter((item) => item['Code'] === filter['Code']),
        },
      },
    },
  )

describe('a value of a list', () => {
  test('is that of the item with the key', () => {
    expect(titleOf('DR.ENG')).toBe('Dr Eng.')
    expect(titleOf('NONE')).toBeUndefined()
  })

  test('of several keys is that of each that the list has', () => {
    expect(titleOf(['DR.ENG', 'NONE', 'MS'])).toEqual(['Dr Eng.', 'Ms'])
  })
})

test('a masked value hides the middle of a fact, and is none where there is no fact', () => {
  const masked = (user: JsonObject) =>
    resolveValue(
      { masked: 'user.id_number' },
      { values: { user }, facts: { records: () => [], lists: { has: () => false, items: () => [] } } },
    )
  expect(masked({ id_number: '23456789' })).toBe('234••••789')
  expect(masked({ id_number: 23_456_789 })).toBe('234••••789')
  expect(masked({ id_number: '1234567' })).toBe('••••')
  expect(masked({})).toBeUndefined()
})
