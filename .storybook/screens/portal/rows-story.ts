import type { RowSource } from '../../../src/generated/closed-names.ts'
import { pendingInvoices, statement } from './sample-postings.ts'
import { responds, waits } from './sample-response.ts'
import { screen } from './screen.tsx'

const pages = {
  'ledger/statement': { at: '/billing', call: 'profile/ledger', filled: statement },
  'ledger/pending': { at: '/dashboard', call: 'billing/pending', filled: pendingInvoices },
} as const satisfies Readonly<Record<RowSource, object>>

/** The page of rows with none, with some, and while they load. */
export const rowsStory = (source: RowSource) => (state: 'Empty' | 'Filled' | 'Loading') => {
  const { at, call, filled } = pages[source]
  const response = state === 'Loading' ? waits(call) : responds(call, state === 'Filled' ? filled : [])
  return screen({ at, as: 'member', responses: [response] })
}
