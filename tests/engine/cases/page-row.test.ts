import { expect, test } from 'vitest'
import { pageRow } from '../../../src/engine/cases/page-row.ts'
import type { CaseColumn, CasePage } from '../../../src/engine/document/case-page.ts'
import { facts, madeType, submittedCase } from './made-case.ts'

const page = (columns: readonly CaseColumn[]): CasePage => ({
  kind: 'case',
  title: 'Cases',
  list: { columns, empty: 'None yet.' },
})

const type = madeType()
const kase = submittedCase(type)
const fields = { phone: '0712345678', email: 'ann@example.org', none: null }

/** The cells of a case in which the wire has these fields. */
const cellsOf = (...columns: readonly CaseColumn[]) =>
  pageRow(page(columns), { type, kase, facts }, { fields, documents: [], transitions: [] }).cells

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
