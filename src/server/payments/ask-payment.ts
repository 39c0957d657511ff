import { isAccountOf } from '../../engine/payments/pay-reference.ts'
import { isUnderWay } from '../../engine/payments/reduce-payment.ts'
import { hasStandingReceipt } from '../ledger/standing-receipt.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { hearMessage } from './hear-message.ts'
import { openProvider } from './open-provider.ts'
import { isNameTaken } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import { paymentWorld, wakeSettled } from './payment-world.ts'
import type { PaymentServices } from './payment-world.ts'
import type { FoundMoney, HeardMessage } from './provider.ts'
import { placeCharge } from './received/place-charge.ts'

/** The kind of jobs that ask what has become of payments. */
export const askingKind = 'ask-payment'

/** How long a payment is asked about, and one whose request was never answered is waited for; milliseconds. */
const longest = 60 * 60_000
const longestUnanswered = 5 * 60_000

/**
 * How long one is asked about that has expired, milliseconds: its provider may have been away all the time. Lists of
 * providers reach 48 hours back.
 */
const longestExpired = 36 * 60 * 60_000

/** The first wait, and the longest, also of one that has expired; each wait is half of the payment's age. */
const firstWait = 15_000
const longestWait = 10 * 60_000
const longestExpiredWait = 2 * 60 * 60_000

/** The least time between two questions that a member causes; milliseconds. */
const shortestWait = 1000

/** When the provider is asked next. */
export function nextAsking({ created_at, state }: Pick<PaymentRow, 'created_at' | 'state'>, now: Date): Date {
  const age = now.getTime() - created_at.getTime()
  const most = state === 'expired' ? longestExpiredWait : longestWait
  return new Date(now.getTime() + Math.min(most, Math.max(firstWait, age / 2)))
}

/** Keeps a message about a payment, and moves the cases that are settled by it. */
export async function hear(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
  heard: HeardMessage,
): Promise<PaymentRow> {
  const after = await services.database.inTenant(tenant.id, (tx) =>
    hearMessage(tx, paymentWorld(services, tenant), payment, heard),
  )
  await wakeSettled(services, tenant, after.settled)
  return after.payment
}

/**
 * Asks the provider what has become of a payment, and keeps what it says.
 *
 * @param hasLeft whether the payer has left the provider's page; by default once they have, or the payment ended
 */
export async function askProvider(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
  hasLeft = !isUnderWay(payment.state),
): Promise<PaymentRow> {
  const provider = openProvider(services, tenant, payment.provider)
  const { reference, amount_cents: amount, currency } = payment
  if (provider === undefined || reference === null) return payment
  const asked = { reference, amount, currency, hasLeft, now: services.now() }
  const heard = await provider.status(asked)
  const after = await hear(services, tenant, payment, heard)
  await placeMisfit(services, tenant, after, heard)
  return after
}

/** Another sum than was asked for came in all the same: it is unallocated until staff have decided about it. */
async function placeMisfit(
  services: PaymentServices,
  tenant: PublishedTenant,
  { provider, shortcode, receipt_no }: PaymentRow,
  { message, raw }: HeardMessage,
): Promise<void> {
  if (message.kind !== 'misfit' || message.receipt === undefined || message.amount <= 0 || receipt_no !== null) return
  const { receipt, amount, currency } = message
  await placeCharge(services, tenant, { provider, shortcode, receipt, amount, currency, source: 'query', raw })
}

/**
 * Looks for the money of a payment whose request has no answer, because one of the two died meanwhile, and of which no
 * callback came. Money that was posted for another payment is not its; of two that may be, staff decide.
 */
async function seekUnanswered(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
): Promise<SoughtAnswer> {
  const { invoice_no, amount_cents: amount, created_at: since } = payment
  const found = await openProvider(services, tenant, payment.provider)?.find?.({
    isAccount: (account) => isAccountOf(account, invoice_no),
    amount,
    since,
    now: services.now(),
  })
  if (found === 'unreachable') return { payment, isAnswered: false }
  const [its, ...others] = await services.database.inTenant(tenant.id, (tx) => withoutPosted(tx, payment, found ?? []))
  const isOne = its !== undefined && others.length === 0
  return { payment: isOne ? await hear(services, tenant, payment, its) : payment, isAnswered: true }
}

/** What of listed money is neither another payment's nor posted. */
async function withoutPosted(
  tx: TenantTransaction,
  payment: PaymentRow,
  found: readonly FoundMoney[],
): Promise<readonly FoundMoney[]> {
  const free: FoundMoney[] = []
  for (const money of found) {
    const { receipt } = money.message
    const isPosted =
      (await isNameTaken(tx, payment, { column: 'provider_receipt', value: receipt })) ||
      (await hasStandingReceipt(tx, payment.provider, receipt))
    if (!isPosted) free.push(money)
  }
  return free
}

/** A payment after it was looked for, and whether the provider answered. */
interface SoughtAnswer {
  readonly payment: PaymentRow
  readonly isAnswered: boolean
}

/**
 * Asks at once, because the member has come back; not of a payment that was paid, nor again and again, in however many
 * requests at once and whatever of the answers is kept.
 */
export async function askForMember(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
  hasLeft: boolean,
): Promise<PaymentRow> {
  const now = services.now()
  const taken = await services.database.inTenant(tenant.id, ({ db }) =>
    db
      .updateTable('payments')
      .set({ changed_at: now })
      .where('tenant', '=', tenant.id)
      .where('id', '=', payment.id)
      .where('state', '<>', 'succeeded')
      .where('changed_at', '<=', new Date(now.getTime() - shortestWait))
      .returningAll()
      .executeTakeFirst(),
  )
  return taken === undefined ? payment : askProvider(services, tenant, taken, hasLeft)
}

/**
 * Whether the provider is still asked about a payment: while it is under way; for a while after the payer has left the
 * provider's page, because whoever has its address may yet pay there; and for longer after it has expired, because
 * nobody knows how it ended.
 */
export function isAwaited({ state, page, created_at }: PaymentRow, now: Date): boolean {
  const age = now.getTime() - created_at.getTime()
  if (state === 'expired') return age < longestExpired
  return isUnderWay(state) || (page !== null && state === 'failed' && age < longest)
}

/** Asks about a payment that is under way, and lets it expire when nobody has known its end for long. */
export async function askOrExpire(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const age = services.now().getTime() - payment.created_at.getTime()
  const { payment: asked, isAnswered } =
    payment.reference === null
      ? await seekUnanswered(services, tenant, payment)
      : {
          payment: await askProvider(services, tenant, payment, age >= longest || !isUnderWay(payment.state)),
          isAnswered: true,
        }
  // A provider that is away for these minutes is not a payment that was not made.
  const patience = asked.reference === null && isAnswered ? longestUnanswered : longest
  if (!isUnderWay(asked.state) || age < patience) return asked
  return hear(services, tenant, asked, { message: { kind: 'expired' }, raw: '' })
}
