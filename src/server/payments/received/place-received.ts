import { enqueue } from '../../platform/jobs/job-rows.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { isListed } from '../money-of-payment.ts'
import { addMoney, changeMoney, lockMoney, moneyNamed } from '../money-rows.ts'
import type { MoneyRow, NewMoney } from '../money-rows.ts'
import { paymentWorld, wakeSettled } from '../payment-world.ts'
import type { PaymentServices } from '../payment-world.ts'
import { invoiceOfAccount } from './invoices-of-account.ts'
import { keepReceived } from './keep-message.ts'
import { placeMoney } from './place-money.ts'
import type { PlacedMoney, PlacedOutcome, ProviderTransaction } from '../provider-transaction.ts'

/** The kind of jobs that look again at money that waits. */
export const placingKind = 'place-money'

/** How long after money was listed it is looked at again, where it waits; milliseconds. */
const firstLook = 30_000

/**
 * Takes note of money that a provider lists, and posts it where it is known whose it is. Only what the provider answers
 * to our own request, or a statement that finance staff uploaded, may be passed: nobody is trusted for sending it.
 *
 * The same money may be listed as often as anybody likes, by several processes at once, before or after what is heard
 * of a payment that it belongs to: the provider's number of it is posted once. First it is kept, so that nothing that
 * happens later loses it, and then placed; a job places it again while it waits for a payment that is under way.
 */
export async function placeReceived(
  services: PaymentServices,
  tenant: PublishedTenant,
  listed: ProviderTransaction,
): Promise<PlacedMoney> {
  const now = services.now()
  const kept = await services.database.inTenant(tenant.id, (tx) => keepMoney(tx, trimmed(listed), now))
  if (kept.outcome !== 'waiting') return kept
  return placeWaiting(services, tenant, kept.id)
}

/** Places money that waits, and moves the cases that it settles. */
export async function placeWaiting(
  services: PaymentServices,
  tenant: PublishedTenant,
  id: string,
): Promise<PlacedMoney> {
  const { outcome, settled, receipt_no } = await services.database.inTenant(tenant.id, async (tx) => {
    const placed = await placeMoney(tx, paymentWorld(services, tenant), id)
    return { ...placed, receipt_no: (await lockMoney(tx, id)).receipt_no }
  })
  await wakeSettled(services, tenant, settled)
  return { outcome, id, receiptNo: receipt_no }
}

const trimmed = (listed: ProviderTransaction): ProviderTransaction => ({
  ...listed,
  receipt: listed.receipt.trim(),
  account: listed.account.trim(),
})

/**
 * Keeps money that is new, to be placed. What is known changes only by what is new in it; what staff typed is not known
 * before it is listed, and is placed as the list has it, with the receipt that they posted.
 */
async function keepMoney(tx: TenantTransaction, listed: ProviderTransaction, now: Date): Promise<PlacedMoney> {
  const isNews = await keepReceived(tx, listed, now)
  const invoice = await invoiceOfAccount(tx, listed.account)
  const money = moneyOf(listed, invoice?.invoice.id ?? null)
  const added = await addMoney(tx, money, now)
  if (added !== undefined) {
    await lookAgain(tx, added, now)
    return { outcome: 'waiting', id: added, receiptNo: null }
  }
  const found = await moneyNamed(tx, listed)
  if (found === undefined) throw new Error('Money that is kept is not there.')
  const known = await lockMoney(tx, found.id)
  const outcome = isListed(known)
    ? await comparedTo(tx, known, money, { isNews, now })
    : await placeAgain(tx, known, money, now)
  return { outcome, id: known.id, receiptNo: known.receipt_no }
}

/** Has known money placed, of which a list has more than was known. */
async function placeAgain(
  tx: TenantTransaction,
  known: MoneyRow,
  listed: Partial<NewMoney>,
  now: Date,
): Promise<PlacedOutcome> {
  await changeMoney(tx, known, { ...listed, state: 'waiting', handled_at: null, changed_at: now })
  await lookAgain(tx, known.id, now)
  return 'waiting'
}

/** Has money looked at again that waits: for a payment that is under way, or because its process died. */
const lookAgain = (tx: TenantTransaction, id: string, now: Date) =>
  enqueue(tx, [{ kind: placingKind, id, dueAt: new Date(now.getTime() + firstLook) }], now)

const moneyOf = (
  { provider, shortcode, receipt, amount: amount_cents, currency, account, payer, at, source }: ProviderTransaction,
  invoice_id: string | null,
): NewMoney => ({
  provider,
  shortcode,
  receipt,
  amount_cents,
  currency,
  account,
  payer,
  paid_at: at,
  source,
  invoice_id,
})

interface News {
  readonly isNews: boolean
  readonly now: Date
}

async function comparedTo(
  tx: TenantTransaction,
  known: MoneyRow,
  { amount_cents, currency, account, invoice_id }: NewMoney,
  { isNews, now }: News,
): Promise<PlacedOutcome> {
  if (known.amount_cents !== amount_cents || known.currency !== currency) {
    if (isNews) await changeMoney(tx, known, { state: 'differs', handled_at: null, changed_at: now })
    return 'differs'
  }
  // Another list has the account that the first one lacked.
  const isOpen = known.state === 'unplaced' || known.state === 'waiting'
  if (isOpen && known.account === '' && invoice_id !== null) {
    return placeAgain(tx, known, { account, invoice_id }, now)
  }
  return known.state === 'waiting' ? 'waiting' : 'known'
}
