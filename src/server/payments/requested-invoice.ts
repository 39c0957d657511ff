import { remaining } from '../../engine/ledger/ledger-line.ts'
import { readPaymentRequest } from '../../engine/payments/payment-request.ts'
import type { PaymentRequest } from '../../engine/payments/payment-request.ts'
import { ledgerLine, linesOfInvoice } from '../ledger/ledger-lines.ts'
import { memberDocuments } from '../ledger/posted-rows.ts'
import type { PostedRow } from '../ledger/posted-rows.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'

/** An invoice that a member wants to pay, and what the ledger says about it. */
export interface RequestedInvoice {
  readonly request: PaymentRequest
  readonly invoice: PostedRow
  /** What is still owed of it, in cents. */
  readonly owed: number
  /** The receipt that paid it last. */
  readonly receiptNo: string | null
}

/**
 * The invoice of the member that a payment request is about, by its number or by that of the request that it bills; of
 * several, the oldest that is not paid. The payer is the caller, and the amount is what the ledger says is owed.
 *
 * @throws Refusal `payload-malformed`, `amount-refused`; `invoice-not-found` for one that the member does not have
 */
export async function requestedInvoice(
  tx: TenantTransaction,
  profile: string | null,
  payload: string,
): Promise<RequestedInvoice> {
  const request = readPaymentRequest(payload)
  if (request === undefined) throw new Refusal('payload-malformed')
  const { amount, payerID, sourceDocumentNo } = request
  if (!(amount > 0)) throw new Refusal('amount-refused')
  if (profile === null || (payerID !== '' && payerID !== profile)) throw new Refusal('invoice-not-found')
  const invoices = await invoicesAbout(tx, profile, sourceDocumentNo)
  const states = await Promise.all(invoices.map((invoice) => stateOf(tx, invoice)))
  const found = states.find(({ owed }) => owed > 0) ?? states.at(-1)
  if (found === undefined) throw new Refusal('invoice-not-found')
  return { request, ...found }
}

const invoicesAbout = (tx: TenantTransaction, profile: string, number: string) =>
  memberDocuments(tx)
    .where('profile_id', '=', profile)
    .where('kind', '=', 'invoice')
    .where((where) => where.or([where('number', '=', number), where('source', '=', number)]))
    .orderBy('posted_at')
    .orderBy('number')
    .execute()

async function stateOf(tx: TenantTransaction, invoice: PostedRow): Promise<Omit<RequestedInvoice, 'request'>> {
  const lines = await linesOfInvoice(tx, invoice.id).execute()
  const owed = lines.reduce((sum, line) => sum + remaining(ledgerLine(line)), 0)
  return {
    invoice,
    owed,
    receiptNo:
      lines
        .flatMap(({ receipt_no }) => receipt_no ?? [])
        .toSorted()
        .at(-1) ?? null,
  }
}
