import { randomUUID } from 'node:crypto'
import { hasOwnReceipt, possibleMoneyDecisions } from '../../engine/payments/money-decisions.ts'
import type { MoneyDecision } from '../../engine/payments/money-decisions.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import { informOfEndedReceipt } from '../ledger/inform-of-money.ts'
import { postReversal } from '../ledger/post-reversal.ts'
import { findOwnPosted } from '../ledger/posted-rows.ts'
import { hasStandingReceipt } from '../ledger/standing-receipt.ts'
import { changeMoney, findMoney, lockMoney } from '../payments/money-rows.ts'
import type { MoneyRow } from '../payments/money-rows.ts'
import { paymentWithReceipt } from '../payments/payment-rows.ts'
import { invoiceOfAccount } from '../payments/received/invoices-of-account.ts'
import { postMoney } from '../payments/received/post-money.ts'
import type { MoneyHolder } from '../payments/received/post-money.ts'
import { leaveUnplaced, releaseCounted, unallocatedAgain } from '../payments/unallocated-money.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { accountOfProfile } from '../profiles/account-of-profile.ts'
import type { DecidedPayment } from './decide-payment.ts'
import { demandOwnCurrency } from './own-currency.ts'

/**
 * Posts the receipt of money to a member, who is named by their number or by that of one of their invoices.
 *
 * @returns the cases that it settled
 * @throws Refusal `not-found`; `conflict` where it is placed, its number was posted, or it is in another currency;
 *   `invalid` for an unknown number
 */
export async function assignMoney(
  tx: TenantTransaction,
  world: CaseWorld,
  decided: DecidedPayment,
  holder: string,
): Promise<readonly string[]> {
  if ((isUuid(decided.id) ? await findMoney(tx, decided.id) : undefined) === undefined) throw new Refusal('not-found')
  const named = await holderNamed(tx, holder)
  await lockCaseProfile(tx, named.profile)
  const money = await decidable(tx, decided.id, 'assigned')
  demandOwnCurrency(world, money.currency)
  const isPosted =
    (await paymentWithReceipt(tx, money)) !== undefined || (await hasStandingReceipt(tx, money.provider, money.receipt))
  if (isPosted) throw new Refusal('conflict', { message: { key: 'server.finance.posted-before' } })
  const { number: receipt_no, settled } = await postMoney(tx, world, money, { ...named, by: decided.by })
  const placed = { state: 'assigned', profile_id: named.profile, receipt_no, unallocated_id: null } as const
  await changeMoney(tx, money, { ...placed, handled_at: world.now, changed_at: world.now })
  await keep(tx, world, { ...money, ...placed }, { ...decided, kind: 'assigned', receipt_no })
  return settled
}

/**
 * Takes money off the list of what is to be placed.
 *
 * @throws Refusal `not-found`; `conflict` where it is placed
 */
export async function setMoneyAside(tx: TenantTransaction, world: CaseWorld, decided: DecidedPayment): Promise<void> {
  const money = await decidable(tx, decided.id, 'set-aside')
  await changeMoney(tx, money, { state: 'set-aside', handled_at: world.now, changed_at: world.now })
  await keep(tx, world, money, { ...decided, kind: 'set-aside', receipt_no: null })
}

/**
 * Notes that money went back to its payer outside of the portal, at the provider or by the bank: it is in the
 * organisation's account no longer.
 *
 * @throws Refusal `not-found`; `conflict` where it is placed
 */
export async function noteReturnedMoney(
  tx: TenantTransaction,
  world: CaseWorld,
  decided: DecidedPayment,
): Promise<void> {
  const money = await decidable(tx, decided.id, 'returned')
  await releaseCounted(tx, world, money.id)
  await changeMoney(tx, money, { state: 'returned', handled_at: world.now, changed_at: world.now })
  await keep(tx, world, money, { ...decided, kind: 'returned', receipt_no: null })
}

/**
 * Takes back what was decided about money, or followed from its account: the receipt of the member to whom it went is
 * reversed, and it is on the list again.
 *
 * @throws Refusal `not-found`; `conflict` where nothing was decided, or where what the receipt paid has been used since
 */
export async function takeMoneyBack(tx: TenantTransaction, world: CaseWorld, decided: DecidedPayment): Promise<void> {
  const found = isUuid(decided.id) ? await findMoney(tx, decided.id) : undefined
  if (found !== undefined && hasOwnReceipt(found.state) && found.profile_id !== null)
    await lockCaseProfile(tx, found.profile_id)
  const money = await decidable(tx, decided.id, 'taken-back')
  const { profile_id: profile, receipt_no: number } = money
  const isReversed = hasOwnReceipt(money.state) && profile !== null && number !== null
  if (isReversed) {
    const posted = await findOwnPosted(tx, { profile, kind: 'receipt', number })
    if (posted === undefined) throw new Refusal('not-found')
    const reversal = await postReversal(tx, world, posted, { reason: decided.reason, by: decided.by })
    await informOfEndedReceipt(tx, world, posted, 'receipt-reversed')
    await leaveUnplaced(tx, world, { ...money, unallocated_id: await unallocatedAgain(tx, reversal.id) })
  } else if (number === null) await leaveUnplaced(tx, world, money)
  else await changeMoney(tx, money, { state: 'differs' })
  await changeMoney(tx, money, { handled_at: null, changed_at: world.now })
  await keep(tx, world, money, { ...decided, kind: 'taken-back', receipt_no: isReversed ? number : null })
}

/** Whose number that is: a member's, or an invoice's. */
async function holderNamed(tx: TenantTransaction, typed: string): Promise<MoneyHolder> {
  const named = await invoiceOfAccount(tx, typed)
  if (named !== undefined) return { profile: named.invoice.profile_id, invoice: named.invoice }
  const { tenant, db } = tx
  const profiles = await db
    .selectFrom('profiles')
    .select('id')
    .where('tenant', '=', tenant)
    .where((where) => where(where.fn<string>('upper', ['member_no']), '=', typed.toUpperCase()))
    .limit(2)
    .execute()
  const [one, ...others] = profiles
  if (one !== undefined && others.length === 0) return { profile: one.id }
  throw new Refusal('invalid', { errors: [{ pointer: '/holder', message: { key: 'server.finance.holder-unknown' } }] })
}

/** The money, locked, if it may be decided so. */
async function decidable(tx: TenantTransaction, id: string, kind: MoneyDecision): Promise<MoneyRow> {
  const found = isUuid(id) ? await findMoney(tx, id) : undefined
  if (found === undefined) throw new Refusal('not-found')
  const money = await lockMoney(tx, found.id)
  if (!possibleMoneyDecisions(money).includes(kind)) {
    throw new Refusal('conflict', { message: { key: 'server.finance.not-possible' } })
  }
  return money
}

interface KeptDecision extends DecidedPayment {
  readonly kind: MoneyDecision
  readonly receipt_no: string | null
}

async function keep(
  tx: TenantTransaction,
  { now }: CaseWorld,
  { id: money_id, profile_id, receipt }: MoneyRow,
  { kind, reason, receipt_no, by: decided_by }: KeptDecision,
): Promise<void> {
  const { tenant, db } = tx
  const row = { tenant, id: randomUUID(), money_id, kind, reason, receipt_no, decided_by, decided_at: now }
  await db.insertInto('received_decisions').values(row).execute()
  const subject_id = profile_id === null ? null : await accountOfProfile(tx, profile_id)
  const entry = { actor_id: decided_by, subject_id, detail: receipt_no ?? receipt }
  await recordAudit(tx, { ...entry, action: `money-${kind}` }, now)
}
