import { expect } from 'storybook/test'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { samplePayments, sampleSubscriptions } from './portal/sample-subscriptions.ts'
import { screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/Subscriptions' }

const billed = [responds('subs', sampleSubscriptions), responds('billing/history', samplePayments)]
const fault = new ApiError('Something went wrong.', 500, { code: 'internal' })

/** The state of each, and what can be done. */
export const EveryState = screen({ at: '/subscription', as: 'member', responses: billed })
export const EveryStateOnPhone = screen({ at: '/subscription', as: 'member', phone: true, responses: billed })
export const NoCardOfOne = screen({
  at: '/subscription/card',
  as: 'member',
  responses: billed,
  leadsTo: '/subscription',
})
export const NothingBilled = screen({ at: '/subscription', as: 'member', responses: [responds('subs', [])] })
export const Loading = screen({ at: '/subscription', as: 'member', responses: [waits('subs')] })
export const Failed = screen({ at: '/subscription', as: 'member', responses: [fails('subs', fault)] })
export const WithoutCertificates = screen({
  tenant: 'ics',
  at: '/subscription',
  as: 'member',
  responses: billed,
  then: async (canvas) => {
    await shows('2027')
    await expect(canvas.queryByRole('link', { name: /^Certificate/ })).toBeNull()
  },
})
export const WithPaymentHistory = screen({
  tenant: 'iek',
  at: '/subscription',
  as: 'member',
  responses: billed,
  then: () => shows('Export to Excel'),
})
export const PaymentHistory = screen({ tenant: 'iek', at: '/payment-history', as: 'member', responses: billed })
export const PaymentHistoryOnPhone = screen({
  tenant: 'iek',
  at: '/payment-history',
  as: 'member',
  phone: true,
  responses: billed,
})
export const PaymentHistoryElsewhere = screen({ at: '/payment-history', as: 'member', responses: billed })
export const Invoice = screen({
  at: '/subscription/document/SU5WLTIwMjYtMDAwNDI',
  as: 'member',
  then: async (canvas) => {
    await expect(await canvas.findByText(/^(One page|\d+ pages)$/, {}, { timeout: 45_000 })).toBeVisible()
  },
})
export const CertificateLoading = screen({
  at: '/subscription/certificate/SU5WLTIwMjYtMDAwNDI',
  as: 'member',
  responses: [waits('subs/certificate/SU5WLTIwMjYtMDAwNDI')],
})
export const CertificateRefused = screen({
  at: '/subscription/certificate/SU5WLTIwMjYtMDAwNDI',
  as: 'member',
  responses: [
    fails('subs/certificate/SU5WLTIwMjYtMDAwNDI', new ApiError('You may not do this.', 403, { code: 'forbidden' })),
  ],
  then: () => shows('You may not do this.'),
})
