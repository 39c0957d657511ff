import type { RowSource } from '../../../src/generated/closed-names.ts'
import { emptyDashboard, owingDashboard } from './sample-dashboard.ts'
import { statement } from './sample-postings.ts'
import { responds, waits } from './sample-response.ts'
import type { SampleResponse } from './sample-response.ts'
import { screen } from './screen.tsx'

interface RowsScreen {
  readonly at: '/billing' | '/dashboard'
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
}

/** The page of rows with none, with some, and while they load. */
export const rowsStory = (source: RowSource) => (state: 'Empty' | 'Filled' | 'Loading') => {
  const { at, none, some } = pages[source]
  const response = state === 'Loading' ? waits(none.address) : state === 'Filled' ? some : none
  return screen({ at, as: 'member', responses: [response] })
}
