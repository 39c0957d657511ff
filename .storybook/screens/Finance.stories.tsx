import { userEvent } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import {
  sampleDebts,
  sampleJournal,
  samplePaymentCourse,
  samplePayments,
  samplePostings,
  sampleTakings,
} from './portal/sample-finance.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen } from './portal/screen.tsx'

export default { title: 'Screens/Finance' }

const as = { as: 'administrator' } as const
const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })
const ledger = responds('admin/finance/ledger', samplePostings)
const payments = responds('admin/finance/payments', samplePayments)
const course = responds('admin/finance/payments/00000000-0000-4000-8000-000000000001', samplePaymentCourse)

/** The rows of the ledger. */
export const Ledger = screen({ ...as, at: '/admin/finance?view=ledger', responses: [ledger] })
export const LedgerOnAPhone = screen({ ...as, at: '/admin/finance?view=ledger', phone: true, responses: [ledger] })
export const NothingPosted = screen({
  ...as,
  at: '/admin/finance?view=ledger',
  responses: [responds('admin/finance/ledger', { ...samplePostings, items: [], next: null, total: 0, sums: [] })],
})
export const LedgerLoading = screen({
  ...as,
  at: '/admin/finance?view=ledger',
  responses: [waits('admin/finance/ledger')],
})
export const LedgerUnavailable = screen({
  ...as,
  at: '/admin/finance?view=ledger',
  responses: [fails('admin/finance/ledger', unavailable)],
})

/** Payments, and what was heard of one. */
export const Payments = screen({ ...as, at: '/admin/finance?view=payments', responses: [payments] })
export const PaymentsOnAPhone = screen({
  ...as,
  at: '/admin/finance?view=payments',
  phone: true,
  responses: [payments],
})
export const PaymentOpened = screen({
  ...as,
  at: '/admin/finance?view=payments',
  responses: [payments, course],
  then: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open: INV-2026-00001' }))
    await opensDialog()
  },
})
export const Unmatched = screen({ ...as, at: '/admin/finance?view=unmatched', responses: [payments] })

/** What a day took. */
export const Takings = screen({
  ...as,
  at: '/admin/finance?view=takings',
  responses: [responds('admin/finance/takings', sampleTakings)],
})
export const NoTakings = screen({
  ...as,
  at: '/admin/finance?view=takings',
  responses: [responds('admin/finance/takings', { ...sampleTakings, ways: [], totals: [] })],
})

/** What members owe. */
export const Debts = screen({
  ...as,
  at: '/admin/finance?view=debts',
  responses: [responds('admin/finance/debts', sampleDebts)],
})
export const DebtsOnAPhone = screen({
  ...as,
  at: '/admin/finance?view=debts',
  phone: true,
  responses: [responds('admin/finance/debts', sampleDebts)],
})

/** The file for accounting, also where it would be too long. */
export const Journal = screen({
  ...as,
  at: '/admin/finance?view=journal',
  responses: [responds('admin/finance/journal', sampleJournal)],
})
export const JournalTooLong = screen({
  ...as,
  at: '/admin/finance?view=journal',
  responses: [responds('admin/finance/journal', { ...sampleJournal, lines: 20_002 })],
})
