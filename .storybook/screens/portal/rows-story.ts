import type { RowSource } from '../../../src/generated/closed-names.ts'
import { emptyDashboard, owingDashboard } from './sample-dashboard.ts'
import { statement } from './sample-postings.ts'
import { samplePayments, sampleSubscriptions } from './sample-subscriptions.ts'
import { responds, waits } from './sample-response.ts'
import type { SampleResponse } from './sample-response.ts'
import { screen } from './screen.tsx'

interface RowsScreen {
  readonly at: '/billing' | '/dashboard' | '/subscription' | '/payment-history'
  /** The organisation that has the page, where not all do. */
  readonly tenant?: string
  readonly none: SampleResponse
  readonly some: SampleResponse
}

const pages: Readonly<Record<RowSource, RowsScreen>> = {
  'ledger/statement': {
    at: '/billing',
    none: responds('profile/ledger', []),
    some: responds('profile/ledger', [...statement]),
  },
  'ledger/pending': {
    at: '/dashboard',
    none: responds('dashboard', emptyDashboard),
    some: responds('dashboard', owingDashboard),
  },
  'ledger/subscriptions': {
    at: '/subscription',
    none: responds('subs', []),
    some: responds('subs', sampleSubscriptions),
  },
  'ledger/payments': {
    at: '/payment-history',
    tenant: 'iek',
    none: responds('billing/history', []),
    some: responds('billing/history', samplePayments),
  },
}

/** The page of rows with none, with some, and while they load. */
export const rowsStory = (source: RowSource) => (state: 'Empty' | 'Filled' | 'Loading') => {
  const { at, tenant, none, some } = pages[source]
  const response = state === 'Loading' ? waits(none.address) : state === 'Filled' ? some : none
  return screen({ at, as: 'member', responses: [response], ...(tenant !== undefined && { tenant }) })
}
