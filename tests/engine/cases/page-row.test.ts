import { expect, test } from 'vitest'
import { pageRow } from '../../../src/engine/cases/page-row.ts'
import type { CaseColumn, CasePage } from '../../../src/engine/document/case-page.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import { facts, madeType, submittedCase } from './made-case.ts'

const page = (columns: readonly CaseColumn[]): CasePage => ({
  kind: 'case',
  title: 'Cases',
  list: { columns, empty: 'None yet.' },
})

const type = madeType()
const kase = submittedCase(type)
const seen = { documents: [], transitions: [], captioned: (title: string) => title }
const fields = { phone: '0712345678', email: 'ann@example.org', none: null }

/** The cells of a case in which the wire has these fields. */
const cellsOf = (...columns: readonly CaseColumn[]) =>
  pageRow(page(columns), { type, kase, facts }, { ...seen, fields }).cells

const column = (field: string): CaseColumn => ({ id: field, title: field, field })
const masked = (field: string): CaseColumn => ({ ...column(field), masked: true })

test('the cells of a case have what its columns show [CASE-01]', () => {
  expect(cellsOf(column('phone'), column('none'))).toEqual({ phone: '0712345678', none: null })
})

test('of a masked column they have what may be shown alone, and nothing of what there is not [CASE-01]', () => {
  expect(cellsOf(masked('phone'), masked('email'), masked('none'))).toEqual({
    phone: '•••• 678',
    email: 'a•••@example.org',
    none: null,
  })
})

test('a value that the column has a title for is read by it, which may be a caption, and otherwise as it is [PLAT-15]', () => {
  const kind = { ...column('kind'), titles: { LICENSE: '=settings.licence' } }
  const captioned = (title: string) => (title === '=settings.licence' ? 'Permit' : title)
  const cells = (value: string | null) =>
    pageRow(page([kind]), { type, kase, facts }, { ...seen, captioned, fields: { kind: value } }).cells['kind']
  expect(cells('LICENSE')).toBe('Permit')
  expect(cells('OTHER')).toBe('OTHER')
  expect(cells('toString')).toBe('toString')
  expect(cells(null)).toBe(null)
})

test('paying is there while something is owed of the billed charge, with how much [CASE-07 BIL-02]', () => {
  const charged = madeType({
    charges: [{ id: 'fee', description: 'License fees', amount: 150_050, then: '/licences' }],
  })
  const action = { id: 'pay', kind: 'pay', title: 'Pay Now', charge: 'fee' } as const
  const paying: CasePage = { ...page([]), list: { columns: [], empty: 'None yet.', actions: [action] } }
  const billed = { billed: true, amount: 150_050, paid: 50, settled: false, invoiceNo: 'INV-2026-00001' }
  const actionsOf = (charge: CaseFacts['charge']) =>
    pageRow(paying, { type: charged, kase, facts: { ...facts, charge } }, { ...seen, fields }).actions
  expect(actionsOf({})).toEqual([])
  expect(actionsOf({ fee: { ...billed, settled: true } })).toEqual([])
  const pay = { invoiceNo: 'INV-2026-00001', description: 'License fees', amount: 1500, then: '/licences' }
  expect(actionsOf({ fee: billed })).toEqual([{ id: 'pay', title: 'Pay Now', pay }])
})

test('an action is called as the organisation calls it [PLAT-17]', () => {
  const action = { id: 'letter', kind: 'document', title: '=settings.letter_caption', document: 'letter' } as const
  const listing: CasePage = { ...page([]), list: { columns: [], empty: 'None yet.', actions: [action] } }
  const captioned = (title: string) => (title === '=settings.letter_caption' ? 'Letter of Offer' : title)
  const row = pageRow(listing, { type, kase, facts }, { ...seen, fields, documents: [{ id: 'letter' }], captioned })
  expect(row.actions).toEqual([{ id: 'letter', title: 'Letter of Offer' }])
})
