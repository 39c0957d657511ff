import { describe, expect, test } from 'vitest'
import type { OwnFirm } from '../../src/contract/own-firms.ts'
import { firmsAt } from '../../src/portal/pages/firm/firm-address.ts'

const firms = Array.from({ length: 12 }, (_, i): OwnFirm => ({
  id: String(i),
  name: `${i % 2 === 0 ? 'Athi' : 'Mara'} Works ${i}`,
  type: 'Application',
  status: 'Draft',
  created_at: '2026-01-01T00:00:00.000Z',
  current: false,
}))
const at = (query: string) => firmsAt(firms, new URLSearchParams(query))
const ids = (query: string) => at(query).rows.map(({ id }) => id)

describe('the page of firms that an address names [FIRM-01]', () => {
  test.each([
    ['', ['0', '1', '2', '3', '4'], 3],
    ['size=10', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], 2],
    ['size=20&page=1', firms.map(({ id }) => id), 1],
    ['page=3', ['10', '11'], 3],
    ['page=99', ['10', '11'], 3],
    ['page=-4', ['0', '1', '2', '3', '4'], 3],
    ['page=no&size=7', ['0', '1', '2', '3', '4'], 3],
    ['search=MARA', ['1', '3', '5', '7', '9'], 2],
    ['search=works+11', ['11'], 1],
    ['search=nobody', [], 1],
  ] as const)('"%s" has %j, of %i pages', (query, rows, pages) => {
    expect(ids(query)).toEqual(rows)
    expect(at(query).pages).toBe(pages)
  })

  test('the sizes are as specified, the smallest unless one is chosen', () => {
    expect(at('').size).toBe(5)
    expect(at('size=20').size).toBe(20)
  })
})
