import { isUnderWay } from '../../engine/payments/reduce-payment.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { hearMessage } from './hear-message.ts'
import { openProvider } from './open-provider.ts'
import type { PaymentRow } from './payment-rows.ts'
import { paymentWorld, wakeSettled } from './payment-world.ts'
import type { PaymentServices } from './payment-world.ts'
import type { HeardMessage } from './provider.ts'

/** The kind of jobs that ask what has become of payments. */
export const askingKind = 'ask-payment'

/** How long a payment is asked about, and one whose request was never answered is waited for; milliseconds. */
const longest = 60 * 60_000
const longestUnanswered = 5 * 60_000

/** The first wait, and the longest; each wait is half of the payment's age. */
const firstWait = 15_000
const longestWait = 10 * 60_000

/** When the provider is asked next. */
export function nextAsking({ created_at }: Pick<PaymentRow, 'created_at'>, now: Date): Date {
  const age = now.getTime() - created_at.getTime()
  return new Date(now.getTime() + Math.min(longestWait, Math.max(firstWait, age / 2)))
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

/** Asks the provider what has become of a payment, and keeps what it says. */
export async function askProvider(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const provider = openProvider(services, tenant)
  if (provider === undefined || payment.reference === null) return payment
  return hear(services, tenant, payment, await provider.status(payment.reference, services.now()))
}

/** Asks about a payment that is under way, and lets it expire when nobody has known its end for long. */
export async function askOrExpire(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const asked = await askProvider(services, tenant, payment)
  const age = services.now().getTime() - asked.created_at.getTime()
  const patience = asked.reference === null ? longestUnanswered : longest
  if (!isUnderWay(asked.state) || age < patience) return asked
  return hear(services, tenant, asked, { message: { kind: 'expired' }, raw: '' })
}
