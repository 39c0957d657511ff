import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import { receivePayment } from '../../cases/receive-payment.ts'
import type { NamedFile } from '../../http/intake/incoming.ts'
import { openLines } from '../../ledger/ledger-lines.ts'
import { standingReceipts } from '../../ledger/standing-receipt.ts'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import { findPayer } from './find-payer.ts'
import { accountOfProfile } from '../../profiles/account-of-profile.ts'

/** The way of paying of money that comes to the organisation's account at its bank. */
export const bankWay = 'bank'

/** Money that came by bank, as finance staff read it on its slip. */
export interface BankTransfer {
  /** The number of an invoice, of the request that it bills, or of a member. */
  readonly payer: string
  /** In the currency's unit. */
  readonly amount: number
  /** A date. */
  readonly paidOn: string
  readonly reference: string
  readonly slip: NamedFile
  /** The account of who enters it. */
  readonly by: string
}

/** What was posted for a transfer, and the cases that it settled. */
export interface EnteredTransfer {
  readonly number: string
  readonly settled: readonly string[]
}

/**
 * Posts the receipt of a bank transfer and keeps its slip. It pays the invoice that it names, or what the member has
 * owed longest; a reference of the bank is posted once, until it is taken back.
 *
 * @throws Refusal `invalid`, at its field, for a number that names nobody, an invoice of which nothing is owed, one in
 *   another currency, and a reference that was posted before
 */
export async function enterTransfer(
  tx: TenantTransaction,
  world: CaseWorld,
  { payer, amount, paidOn, reference, slip, by }: BankTransfer,
): Promise<EnteredTransfer> {
  const named = await findPayer(tx, payer)
  if (named === undefined) throw atField('/payer', 'server.finance.nobody')
  await lockCaseProfile(tx, named.profile)
  const { invoice } = named
  if (invoice !== undefined) {
    const [open] = await openLines(tx, named.profile).where('number', '=', invoice).limit(1).execute()
    if (open === undefined) throw atField('/payer', 'server.finance.paid-before')
    const { currency: own } = world.tenant.declaration
    if (open.currency !== own) throw inOtherCurrency({ currency: open.currency, own })
  }
  const { id, number, settled } = await receivePayment(tx, world, named.profile, {
    amount: Math.round(amount * centsInUnit),
    way: bankWay,
    reference,
    invoices: invoice === undefined ? [] : [invoice],
    description: textOf(world.tenant, 'document.ways.bank'),
    by,
  })
  // Receipts wait for one another at their counter, so that of two with one reference the second sees the first.
  if ((await standingReceipts(tx, bankWay, reference)).length > 1)
    throw atField('/reference', 'server.finance.posted-before')
  const { mediaType: media_type, width = null, height = null, name, size, sha256 } = slip
  const file = { id: slip.id, name, media_type, size, width, height, sha256, created_at: world.now }
  const row = { ...file, tenant: tx.tenant, document_id: id, profile_id: named.profile, paid_on: paidOn }
  await tx.db.insertInto('bank_slips').values(row).execute()
  const subject_id = await accountOfProfile(tx, named.profile)
  await recordAudit(tx, { actor_id: by, subject_id, action: 'transfer-posted', detail: number }, world.now)
  return { number, settled }
}

const inOtherCurrency = (params: { readonly currency: string; readonly own: string }) =>
  new Refusal('invalid', {
    errors: [{ pointer: '/payer', message: { key: 'server.finance.invoice-in-other-currency', params } }],
  })

const atField = (
  pointer: string,
  key: 'server.finance.nobody' | 'server.finance.paid-before' | 'server.finance.posted-before',
) => new Refusal('invalid', { errors: [{ pointer, message: { key } }] })
