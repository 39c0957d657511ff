import { StatementTable } from '../../billing/StatementTable.tsx'
import { useDocument } from '../../forms/published-context.ts'

/** The invoices of which the member owes something. Suspends until the page that declares them is loaded. */
export function PendingPayments() {
  const { page } = useDocument('pages/pending-payments')
  return page?.kind === 'rows' && <StatementTable page={page} />
}
