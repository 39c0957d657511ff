import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { addMoney, changeMoney, lockMoney, looseMoneyOf, moneyNamed } from './money-rows.ts'
import type { MoneyRow } from './money-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import { leaveUnplaced, unallocatedAgain } from './unallocated-money.ts'

/** How far clocks of providers may be from ours, and how long after its start a payment may be paid; milliseconds. */
const clockDifference = 60_000
const longestLife = 65 * 60_000

/** Money as far as a list shows whose it may be. */
export type PossibleMoney = Pick<MoneyRow, 'provider' | 'shortcode' | 'amount_cents' | 'currency' | 'paid_at'>

/**
 * Whether money may be a payment's of which the provider has not named the number: as much was paid from the same
 * account with the provider, between the payment's start and when it was known to be paid.
 */
export function mayBeOf(
  payment: Pick<
    PaymentRow,
    'provider' | 'shortcode' | 'amount_cents' | 'currency' | 'state' | 'created_at' | 'changed_at'
  >,
  money: PossibleMoney,
): boolean {
  const { provider, shortcode, amount_cents, state, created_at, changed_at } = payment
  const end = state === 'succeeded' ? changed_at.getTime() + clockDifference : created_at.getTime() + longestLife
  const at = money.paid_at.getTime()
  return (
    money.provider === provider &&
    money.shortcode === shortcode &&
    money.amount_cents === amount_cents &&
    money.currency === payment.currency &&
    at >= created_at.getTime() - clockDifference &&
    at <= end
  )
}

/**
 * Whether money may be what staff posted by hand for a payment, under a number that they mistyped: the amount of either
 * was paid in the same account with the provider, after the payment's start and before they posted it.
 *
 * @param posted what they typed, and when
 */
export const mayBePostedAs = (
  { created_at, amount_cents }: Pick<PaymentRow, 'created_at' | 'amount_cents'>,
  posted: PossibleMoney,
  { provider, shortcode, amount_cents: amount, currency, paid_at }: PossibleMoney,
): boolean =>
  provider === posted.provider &&
  shortcode === posted.shortcode &&
  currency === posted.currency &&
  (amount === posted.amount_cents || amount === amount_cents) &&
  paid_at.getTime() >= created_at.getTime() - clockDifference &&
  paid_at.getTime() <= posted.paid_at.getTime() + clockDifference

/**
 * The money of a payment that the provider has confirmed, where it was listed before, locked: by its number, or else
 * what was paid for the same invoice meanwhile. Its profile is locked.
 */
export async function moneyOfPayment(
  tx: TenantTransaction,
  payment: PaymentRow,
  receipt: string | undefined,
): Promise<MoneyRow | undefined> {
  if (receipt === undefined) {
    return (await looseMoneyOf(tx, payment.invoice_id)).find((money) => mayBeOf(payment, money))
  }
  const named = await moneyNamed(tx, { ...payment, receipt })
  return named && lockMoney(tx, named.id)
}

/**
 * Whether money that was posted for a payment's invoice may be the payment's own, under another number than callbacks
 * named. Its profile is locked.
 */
export const mayBeCounted = async (tx: TenantTransaction, payment: PaymentRow): Promise<boolean> =>
  (await looseMoneyOf(tx, payment.invoice_id)).some((money) => money.receipt_no !== null && mayBeOf(payment, money))

/** Notes whose money it is: a payment's, whose receipt is its receipt. Staff look at one that has another amount. */
export const settleMoney = (
  tx: TenantTransaction,
  money: MoneyRow,
  { id, profile_id }: Pick<PaymentRow, 'id' | 'profile_id'>,
  { receipt_no, amount, now }: { readonly receipt_no: string; readonly amount: number; readonly now: Date },
): Promise<void> =>
  changeMoney(tx, money, {
    state: amount === money.amount_cents ? 'settled' : 'differs',
    payment_id: id,
    profile_id,
    receipt_no,
    unallocated_id: null,
    changed_at: now,
  })

/** Where money is kept that staff found in a statement themselves. */
const byHand = 'hand'

/**
 * Whether a provider has listed money. Otherwise staff named it by hand, and its number and amount are what they typed.
 */
export const isListed = ({ source }: Pick<MoneyRow, 'source'>): boolean => source !== byHand

/**
 * The money that staff post by hand for a payment, locked: nobody else places or posts the same number meanwhile. Its
 * profile is locked. Until it is listed it has what was typed last, as paid by then.
 *
 * @param amount in cents
 */
export async function holdMoney(
  tx: TenantTransaction,
  { provider, shortcode, currency }: Pick<PaymentRow, 'provider' | 'shortcode' | 'currency'>,
  { receipt, amount, now }: { readonly receipt: string; readonly amount: number; readonly now: Date },
): Promise<MoneyRow> {
  const name = { provider, shortcode, receipt }
  const unknown = { account: '', payer: '', source: byHand, invoice_id: null }
  const typed = { amount_cents: amount, currency, paid_at: now }
  const added = await addMoney(tx, { ...name, ...unknown, ...typed }, now)
  const id = added ?? (await moneyNamed(tx, name))?.id
  if (id === undefined) throw new Error('Money that is kept is not there.')
  const money = await lockMoney(tx, id)
  if (isListed(money) || money.receipt_no !== null) return money
  await changeMoney(tx, money, { ...typed, changed_at: now })
  return { ...money, ...typed }
}

/**
 * Notes that a payment no longer has its money: it is placed when it is listed, or is listed already.
 *
 * @param reversal what reversed its receipt
 */
export async function releaseMoney(
  tx: TenantTransaction,
  world: PostingWorld,
  payment: PaymentRow,
  reversal: string,
): Promise<void> {
  if (payment.provider_receipt === null) return
  const money = await moneyNamed(tx, { ...payment, receipt: payment.provider_receipt })
  if (money?.payment_id !== payment.id) return
  const unallocated_id = await unallocatedAgain(tx, reversal)
  if (isListed(money)) return leaveUnplaced(tx, world, { ...money, unallocated_id })
  const nobodys = { payment_id: null, profile_id: null, receipt_no: null }
  await changeMoney(tx, money, { ...nobodys, state: 'waiting', unallocated_id, changed_at: world.now })
}
