import { screen as screenOfPage, userEvent } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import {
  sampleDebts,
  sampleDecidedCourse,
  sampleJournal,
  sampleOpenCourse,
  samplePaymentCourse,
  samplePayments,
  samplePostings,
  sampleTakings,
} from './portal/sample-finance.ts'
import { sampleReturnable, sampleReturning } from './portal/sample-returning.ts'
import { sampleMoney, sampleMoneyCourse } from './portal/sample-money.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen } from './portal/screen.tsx'
import type { Canvas } from './portal/screen.tsx'

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

/** A payment that does not fit: what may be decided about it, its posting by hand, and what was decided. */
const openCourse = responds(`admin/finance/payments/${sampleOpenCourse.id}`, sampleOpenCourse)
const openUnmatched = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open: INV-2026-00002' }))
  await opensDialog()
}
export const UnmatchedOpened = screen({
  ...as,
  at: '/admin/finance?view=unmatched',
  responses: [payments, openCourse],
  then: openUnmatched,
})
export const PostingByHand = screen({
  ...as,
  at: '/admin/finance?view=unmatched',
  responses: [payments, openCourse],
  then: async (canvas) => {
    await openUnmatched(canvas)
    await userEvent.click(await screenOfPage.findByRole('button', { name: 'Post the receipt' }))
    await screenOfPage.findByLabelText(/Provider’s receipt number/)
  },
})
export const DecidedOnAPhone = screen({
  ...as,
  at: '/admin/finance?view=unmatched',
  phone: true,
  responses: [payments, responds(`admin/finance/payments/${sampleDecidedCourse.id}`, sampleDecidedCourse)],
  then: openUnmatched,
})

/** Payments that are given back: under way, done, refused, and not known, which is decided by hand. */
const returning = responds('admin/finance/payments', sampleReturning)
export const GivingBack = screen({ ...as, at: '/admin/finance?view=payments', responses: [returning] })
export const GivingBackOnAPhone = screen({
  ...as,
  at: '/admin/finance?view=payments',
  phone: true,
  responses: [returning],
})
export const AskingToGiveBack = screen({
  ...as,
  at: '/admin/finance?view=payments',
  responses: [payments, responds(`admin/finance/payments/${sampleReturnable.id}`, sampleReturnable)],
  then: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open: INV-2026-00001' }))
    await userEvent.click(await screenOfPage.findByRole('button', { name: 'Give back' }))
    await screenOfPage.findByLabelText(/Reason/)
  },
})

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

/** Money that came without a member. */
const unplaced = responds('admin/finance/money', sampleMoney)
export const Money = screen({ ...as, at: '/admin/finance?view=money', responses: [unplaced] })
export const MoneyOnAPhone = screen({ ...as, at: '/admin/finance?view=money', phone: true, responses: [unplaced] })
export const AllMoneyPlaced = screen({
  ...as,
  at: '/admin/finance?view=money',
  responses: [responds('admin/finance/money', { items: [], total: 0, sums: [], previous: null, next: null })],
})
const heardAt = '/admin/finance?view=money&shown=heard'
const heardOf = {
  id: 'd3b0a0b2-77a4-4f0e-9d5b-0f6a1c2e3d40',
  provider: 'mpesa',
  receipt: 'SKR7X1Y2Z4',
  aside: null,
  messages: sampleMoneyCourse.messages,
}
const onePage = { previous: null, next: null }
const heard = responds('admin/finance/heard-money', { items: [heardOf], total: 1, ...onePage })
export const MoneyHeardOf = screen({ ...as, at: heardAt, responses: [heard] })
export const MoneyHeardOfOnAPhone = screen({ ...as, at: heardAt, phone: true, responses: [heard] })
export const MoneyHeardOfSetAside = screen({
  ...as,
  at: heardAt,
  responses: [heard],
  then: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set aside: SKR7X1Y2Z4' }))
    await opensDialog()
    await screenOfPage.findByLabelText(/Reason/)
  },
})
const aside = { by: 'FIN EXAMPLE OFFICER', reason: 'Forged.', decided_at: '2026-11-29T09:00:00.000Z' }
const asideAt = '/admin/finance?view=money&shown=aside'
const heardAside = responds('admin/finance/heard-money', { items: [{ ...heardOf, aside }], total: 1, ...onePage })
export const MoneyHeardOfAside = screen({ ...as, at: asideAt, responses: [heardAside] })
export const MoneyHeardOfTakenBack = screen({
  ...as,
  at: asideAt,
  responses: [heardAside],
  then: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back: SKR7X1Y2Z4' }))
    await opensDialog()
    await screenOfPage.findByLabelText(/Reason/)
  },
})
export const NoMoneyHeardOf = screen({
  ...as,
  at: heardAt,
  responses: [responds('admin/finance/heard-money', { items: [], total: 0, ...onePage })],
})
const unreadAt = '/admin/finance?view=money&shown=unread'
export const MessagesUnread = screen({
  ...as,
  at: unreadAt,
  responses: [
    responds('admin/finance/unread-messages', {
      items: [
        {
          id: 'd3b0a0b2-77a4-4f0e-9d5b-0f6a1c2e3d41',
          received_at: '2026-11-29T08:15:00.000Z',
          provider: 'card',
          source: 'webhook',
          reason: 'nothing',
          invoice_no: null,
          raw: JSON.stringify({ event: 'transfer.success', data: { amount: 150_000, currency: 'KES' } }, null, 2),
        },
        {
          id: 'd3b0a0b2-77a4-4f0e-9d5b-0f6a1c2e3d42',
          received_at: '2026-11-28T16:02:00.000Z',
          provider: 'mpesa',
          source: 'callback',
          reason: 'unreadable',
          invoice_no: 'INV-2026-00001',
          raw: '<html><body>502 Bad Gateway</body></html>',
        },
      ],
      previous: null,
      next: '1764345720000~d3b0a0b2-77a4-4f0e-9d5b-0f6a1c2e3d42',
      total: 52,
    }),
  ],
})
export const NoMessagesUnread = screen({
  ...as,
  at: unreadAt,
  responses: [responds('admin/finance/unread-messages', { items: [], total: 0, ...onePage })],
})
export const MoneyUnavailable = screen({
  ...as,
  at: '/admin/finance?view=money',
  responses: [fails('admin/finance/money', unavailable)],
})
export const MoneyAssigned = screen({
  ...as,
  at: '/admin/finance?view=money',
  responses: [unplaced, responds(`admin/finance/money/${sampleMoneyCourse.id}`, sampleMoneyCourse)],
  then: async (canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Open: ${sampleMoneyCourse.receipt}` }))
    await opensDialog()
    await userEvent.click(await screenOfPage.findByRole('button', { name: 'Assign to a member' }))
    await screenOfPage.findByLabelText(/Member or invoice number/)
  },
})
