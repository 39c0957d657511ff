import { ledgerCalls } from '../../contract/ledger.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { decodeText } from '../../engine/format/base64-text.ts'
import { issuedFile } from '../cases/documents/draw-issued.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import { payerData } from '../cases/payer-data.ts'
import { implement } from '../http/implement.ts'
import { findOwnPosted } from '../ledger/posted-rows.ts'
import { fixPrinted } from '../ledger/printed-posted.ts'
import type { PrintedKind } from '../ledger/printed-posted.ts'
import { fixStatement } from '../ledger/printed-statement.ts'
import { balanceRows } from '../ledger/read-balance.ts'
import { readStatement } from '../ledger/statement.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { paybillNumber } from '../payments/received/open-paybill.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { openInvoices } from '../subscriptions/open-invoices.ts'
import { paymentHistory } from '../subscriptions/payment-history.ts'
import type { CurrentSession } from '../accounts/sessions.ts'

/** What members read of their own accounts (BIL-01, DASH-03). */
export const billingRoutes = [
  implement(ledgerCalls.ledger, (request, services) => ofProfile(services, request, [], readStatement)),
  implement(ledgerCalls.pendingPayments, (request, services) =>
    ofProfile(services, request, [], (tx, profile) => openInvoices(tx, request.tenant, profile)),
  ),
  implement(ledgerCalls.paymentHistory, (request, services) =>
    ofProfile(services, request, [], (tx, profile) => paymentHistory(tx, request.tenant, profile)),
  ),
  implement(ledgerCalls.balance, (request, services) => {
    const { currency: Currency_Code } = request.tenant.declaration
    return ofProfile(services, request, { BalanceLCY: 0, Currency_Code }, async (tx, profile) => {
      const balances = (await balanceRows(tx, [profile]).orderBy('currency').execute()).map(
        ({ currency, receivable, credit }) => ({
          BalanceLCY: (receivable - credit) / centsInUnit,
          Currency_Code: currency,
        }),
      )
      const isOwn = (one: { readonly Currency_Code: string }) => one.Currency_Code === Currency_Code
      const { BalanceLCY = 0 } = balances.find(isOwn) ?? {}
      const others = balances.filter((one) => !isOwn(one) && one.BalanceLCY !== 0)
      return { BalanceLCY, Currency_Code, ...(others.length > 0 && { others }) }
    })
  }),
  implement(ledgerCalls.invoiceDocument, (request, services) => printedFile(services, request, 'invoice')),
  implement(ledgerCalls.receiptDocument, (request, services) => printedFile(services, request, 'receipt')),
  implement(ledgerCalls.statementDocument, (request, services) => statementFile(services, request)),
  implement(ledgerCalls.creditNoteDocument, (request, services) => printedFile(services, request, 'credit-note')),
]

interface BillingRequest {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
}

/** Reads something of the caller's profile; of who has none, there is nothing. */
async function ofProfile<Found>(
  { database }: Services,
  { tenant, session: { user } }: BillingRequest,
  nothing: Found,
  read: (tx: TenantTransaction, profile: string) => Promise<Found>,
): Promise<Found> {
  const { profile_id } = user
  return profile_id === null ? nothing : database.inTenant(tenant.id, (tx) => read(tx, profile_id))
}

/**
 * A printed document of the caller's accounts as a PDF in base64. Its number may come in base64 of either alphabet, or
 * as it is.
 *
 * @throws Refusal `receipt-not-found`; `documents-busy` and `document-failed` when it cannot be drawn now
 */
async function printedFile(
  services: Services,
  request: BillingRequest & { readonly param: (name: 'code') => string },
  kind: PrintedKind,
): Promise<string> {
  const { tenant } = request
  const code = request.param('code')
  const world = {
    tenant,
    origin: services.origins.of(tenant),
    paybill: paybillNumber(services, tenant),
    now: services.now(),
  }
  const id = await ofProfile(services, request, undefined, async (tx, profile): Promise<string | undefined> => {
    const found =
      (await findOwnPosted(tx, { profile, kind, number: decodeText(code) ?? code })) ??
      (await findOwnPosted(tx, { profile, kind, number: code }))
    return found && fixPrinted(tx, world, found, kind)
  })
  if (id === undefined) throw new Refusal('receipt-not-found')
  return Buffer.from(await issuedFile(services, tenant, id)).toString('base64')
}

/** What names a statement of everything, beside the years. */
const everyYear = 'all'

/**
 * The statement of the caller's account of a year, or of everything, as a PDF in base64.
 *
 * @throws Refusal `not-found` for a year in which nothing was posted; `documents-busy` and `document-failed`
 */
async function statementFile(
  services: Services,
  request: BillingRequest & { readonly param: (name: 'code') => string },
): Promise<string> {
  const { tenant } = request
  const code = request.param('code')
  const world = { tenant, origin: services.origins.of(tenant), now: services.now() }
  const id = await ofProfile(services, request, undefined, async (tx, profile) => {
    const row = await lockCaseProfile(tx, profile)
    const holder = { profile, data: await payerData(tx, inLanguage(tenant), row) }
    return fixStatement(tx, world, holder, code === everyYear ? undefined : code)
  })
  if (id === undefined) throw new Refusal('not-found')
  return Buffer.from(await issuedFile(services, tenant, id)).toString('base64')
}
