import { expect } from 'storybook/test'
import type { within } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { owingDashboard } from './portal/sample-dashboard.ts'
import { balanceOwed, balancesOwed, statement } from './portal/sample-postings.ts'
import { fails, responds } from './portal/sample-response.ts'
import { screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/Billing' }

const owing = [
  responds('profile/ledger', statement),
  responds('dashboard', owingDashboard),
  responds('billing/balance', balanceOwed),
]
const noSuch = new ApiError('Invalid receipt No', 404, { code: 'receipt-not-found' })

const isDrawn = async (canvas: ReturnType<typeof within>) => {
  await expect(await canvas.findByText(/^(One page|\d+ pages)$/, {}, { timeout: 45_000 })).toBeVisible()
}

export const Statement = screen({ at: '/billing', as: 'member', responses: owing })
export const StatementOnPhone = screen({ at: '/billing', as: 'member', phone: true, responses: owing })
export const StatementInCurrencies = screen({
  at: '/billing',
  as: 'member',
  responses: [responds('profile/ledger', statement), responds('billing/balance', balancesOwed)],
  then: async () => {
    await shows('You owe KES 19,500.00')
    await shows('You owe USD 85.00')
    await shows('You have EUR 12.00 over, which is kept as your credit')
  },
})
export const StatementEmpty = screen({ at: '/billing', as: 'member' })
export const PendingPayments = screen({ at: '/dashboard', as: 'member', responses: owing })
export const PendingPaymentsOnPhone = screen({ at: '/dashboard', as: 'member', phone: true, responses: owing })
export const Invoice = screen({ at: '/billing/invoice/SU5WLTIwMjYtMDAwNDI', as: 'member', then: isDrawn })
export const Receipt = screen({ at: '/billing/receipt/UkNULTIwMjYtMDAwMTc', as: 'member', then: isDrawn })
export const CreditNote = screen({
  at: '/billing/document/credit-note/Q1JOLTIwMjYtMDAwMDM',
  as: 'member',
  then: isDrawn,
})
export const InvalidNumber = screen({
  at: '/billing/receipt/eA',
  as: 'member',
  responses: [fails('billing/receipt/eA', noSuch)],
  then: () => shows('Invalid receipt No'),
})
