import type { Subscription } from '../../contract/subscription.ts'
import { billedPeriod } from '../../engine/billing/billed-period.ts'
import { subscriptionStatus } from '../../engine/billing/subscription-status.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { linesOfInvoices } from '../ledger/ledger-lines.ts'
import type { LineRow } from '../ledger/ledger-lines.ts'
import type { OfMember, PostedRow } from '../ledger/posted-rows.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { SubscriptionTerms } from './subscription-page.ts'

/** A subscription with the invoice that bills it. */
export interface BilledSubscription {
  readonly invoice: PostedRow
  readonly shown: Subscription
}

interface SubscriptionsRead {
  readonly profile: string
  readonly terms: Pick<SubscriptionTerms, 'billing'>
  /** A date. */
  readonly today: string
}

/** The years that a profile was billed for, the newest first. An invoice that was reversed billed nothing. */
export async function readSubscriptions(
  tx: TenantTransaction,
  { profile, terms, today }: SubscriptionsRead,
): Promise<readonly BilledSubscription[]> {
  const invoices = await tx.db
    .selectFrom('ledger_documents as d')
    .leftJoin('ledger_documents as reversal', (join) =>
      join.onRef('reversal.tenant', '=', 'd.tenant').onRef('reversal.reverses', '=', 'd.id'),
    )
    .selectAll('d')
    .$narrowType<OfMember>()
    .where('d.tenant', '=', tx.tenant)
    .where('d.profile_id', '=', profile)
    .where('d.kind', '=', 'invoice')
    .where('reversal.id', 'is', null)
    .orderBy('d.posted_at', 'desc')
    .orderBy('d.number', 'desc')
    .execute()
  const billed = invoices.flatMap((invoice) => {
    const period = billedPeriod(invoice.source, terms.billing.source)
    return period === undefined ? [] : [{ invoice, period }]
  })
  if (billed.length === 0) return []
  const ids = billed.map(({ invoice }) => invoice.id)
  const lines = await linesOfInvoices(tx, ids).execute()
  return billed
    .map(({ invoice, period }) => {
      const own = lines.filter(({ document_id }) => document_id === invoice.id)
      return { invoice, shown: subscriptionOf(invoice, { period, lines: own, today }) }
    })
    .toSorted((one, other) => (one.shown.subsPeriod < other.shown.subsPeriod ? 1 : -1))
}

interface BilledLines {
  readonly period: string
  readonly lines: readonly LineRow[]
  readonly today: string
}

function subscriptionOf(invoice: PostedRow, { period, lines, today }: BilledLines): Subscription {
  const billed = lines.reduce((sum, line) => sum + line.amount_cents - line.credited_cents, 0)
  const paid = lines.reduce((sum, line) => sum + line.paid_cents, 0)
  const [last] = lines
    .filter(({ receipt_no }) => receipt_no !== null)
    .toSorted((one, other) => ((one.paid_on ?? '') < (other.paid_on ?? '') ? 1 : -1))
  const receipt = paid > 0 ? (last?.receipt_no ?? '') : ''
  const fullyPaid = paid >= billed
  return {
    subsPeriod: period,
    memberCategory: held(invoice, 'category'),
    status: subscriptionStatus({ billed, paid, due: invoice.due_on }, today),
    billedAmount: billed / centsInUnit,
    paidAmount: paid / centsInUnit,
    remainingAmtLCY: (billed - paid) / centsInUnit,
    dueDate: invoice.due_on,
    lastPaidDate: paid > 0 ? (last?.paid_on ?? null) : null,
    billed: true,
    paid: paid > 0,
    fullyPaid,
    recieptNo: receipt,
    postedReceiptNo: fullyPaid ? receipt : '',
    documentNo: invoice.number,
    serviceRequestCode: invoice.source,
    profileID: invoice.profile_id,
    memberNo: held(invoice, 'memberNo'),
    Currency_Code: invoice.currency,
  }
}

/** What the holder of an invoice was called when it was posted. */
const held = ({ holder }: PostedRow, name: 'category' | 'memberNo'): string => textAnswer(holder, name)
