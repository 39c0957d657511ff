import type { OpenInvoice } from '../../contract/ledger.ts'
import { billedPeriod } from '../../engine/billing/billed-period.ts'
import { pendingPayments } from '../ledger/statement.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { subscriptionTerms } from './subscription-page.ts'

type PaymentTerms = NonNullable<OpenInvoice['payment']>

/**
 * The invoices of which something is owed, the oldest first; each with how its payment is described and which page
 * follows it, as the case type or the page of subscriptions declares (BIL-07, 3§9).
 */
export async function openInvoices(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  profile: string,
): Promise<readonly OpenInvoice[]> {
  const pending = await pendingPayments(tx, profile)
  if (pending.length === 0) return []
  const numbers = pending.map(({ documentNo }) => documentNo)
  const charges = await chargesOf(tx, { profile, numbers })
  return pending.map((entry) => {
    const own = charges.filter(({ number }) => number === entry.documentNo)
    const payment = own.length > 0 ? termsOfCharges(tenant, own) : termsOfSubscription(tenant, entry.externalDocumentNo)
    return { ...entry, ...(payment && { payment }) }
  })
}

interface BilledOnInvoice {
  readonly number: string
  readonly charge: string | null
  /** The case type's id. */
  readonly type: string
}

/** The charges of cases that invoices bill. */
function chargesOf(
  { tenant, db }: TenantTransaction,
  { profile, numbers }: { readonly profile: string; readonly numbers: readonly string[] },
): Promise<readonly BilledOnInvoice[]> {
  return (
    db
      .selectFrom('ledger_lines')
      .innerJoin('cases', (join) =>
        join.onRef('cases.tenant', '=', 'ledger_lines.tenant').onRef('cases.id', '=', 'ledger_lines.case_id'),
      )
      .select(['ledger_lines.number', 'ledger_lines.charge', 'cases.type'])
      .where('ledger_lines.tenant', '=', tenant)
      // By their key: among lines of a profile, only those that are open have an index.
      .where('ledger_lines.document_id', 'in', (select) =>
        select
          .selectFrom('ledger_documents as d')
          .select('d.id')
          .where('d.tenant', '=', tenant)
          .where('d.profile_id', '=', profile)
          .where('d.number', 'in', numbers),
      )
      .orderBy('ledger_lines.line_no')
      .execute()
  )
}

/** Several charges of one invoice are all described; the first says which page follows. */
function termsOfCharges({ cases }: PublishedTenant, billed: readonly BilledOnInvoice[]): PaymentTerms | undefined {
  const declared = billed.flatMap(({ type, charge }) => cases.get(type)?.charges.get(charge ?? '') ?? [])
  const [first] = declared
  if (first === undefined) return undefined
  const description = declared.map((one) => one.description).join(', ')
  return { description, ...(first.then !== undefined && { then: first.then }) }
}

function termsOfSubscription(tenant: PublishedTenant, source: string): PaymentTerms | undefined {
  const terms = subscriptionTerms(tenant)
  if (terms === undefined || billedPeriod(source, terms.billing.source) === undefined) return undefined
  const pay = terms.page.actions?.find((action) => action.kind === 'pay')
  if (pay?.description === undefined) return undefined
  return { description: pay.description, then: pay.then }
}
