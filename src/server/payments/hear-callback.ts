import { parseJson } from '../../engine/json/parse-json.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { askProvider, hear } from './ask-payment.ts'
import { openProvider } from './open-provider.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { findPayment, paymentNamed, paymentWithToken } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import type { PaymentServices } from './payment-world.ts'
import type { HeardClaim, HeardMessage, PaymentProvider, SignedCall } from './provider.ts'
import { keepReceived } from './received/keep-message.ts'
import { keepUnread } from './received/keep-unread.ts'
import { placeCharge } from './received/place-charge.ts'

/**
 * Keeps what a callback claims, and asks the provider whether it is so. A callback is not trusted for its sender: it
 * decides nothing but when the provider is asked. One that cannot be read is kept for finance staff.
 *
 * @throws Refusal `payment-not-found` for an address that no payment has, or that its provider was not given
 */
export async function hearCallback(
  services: PaymentServices,
  tenant: PublishedTenant,
  { token, body }: { readonly token: string; readonly body: Buffer },
): Promise<void> {
  const payment = await services.database.inTenant(tenant.id, (tx) => paymentWithToken(tx, token))
  const provider = payment && openProvider(services, tenant, payment.provider)
  if (payment === undefined || (provider !== undefined && !provider.readCallback)) {
    throw new Refusal('payment-not-found')
  }
  const raw = body.toString()
  const message = provider?.readCallback?.(parseJson(raw) ?? null)
  if (message !== undefined) return hearAndAsk(services, tenant, { payment }, { message, raw })
  const unread = { provider: payment.provider, payment: payment.id, source: 'callback', reason: 'unreadable' } as const
  await services.database.inTenant(tenant.id, (tx) => keepUnread(tx, { ...unread, raw }, services.now()))
}

/**
 * The same for a call at the one address that a provider has for all payments: it has to bear the signature of the
 * organisation's key, and then decides no more than any callback. One about a payment that may have lost its money is
 * asked about even when it had been paid. Money of which no payment knows is left to finance staff, once the provider
 * says that it came. What names no charge is kept for them as it came.
 *
 * @throws Refusal `payment-not-found` for a way whose provider signs nothing; `forbidden` for a wrong signature
 */
export async function hearWebhook(
  services: PaymentServices,
  tenant: PublishedTenant,
  { way, ...call }: SignedCall & { readonly way: string },
): Promise<void> {
  const provider = openProvider(services, tenant, way)
  if (provider?.readSigned === undefined) throw new Refusal('payment-not-found')
  const heard = provider.readSigned(call)
  if (heard === undefined) throw new Refusal('forbidden')
  if ('reason' in heard) {
    const unread = { provider: way, source: webhookSource, ...heard }
    return services.database.inTenant(tenant.id, (tx) => keepUnread(tx, unread, services.now()))
  }
  const { reference, receipt } = heard.message
  const account = { provider: way, shortcode: provider.shortcode }
  const payment = await services.database.inTenant(tenant.id, async (tx) => {
    const named = await paymentNamed(tx, account, reference)
    // The answer that names it may still be under way.
    const own = named ?? (isUuid(reference) ? await findPayment(tx, reference) : undefined)
    return own?.provider === way ? own : undefined
  })
  if (payment === undefined) {
    await hearUnknown(services, tenant, { way, provider }, { ...heard.message, raw: heard.raw })
  } else {
    await hearAndAsk(services, tenant, { payment, asksAlways: receipt === undefined }, heard)
  }
}

/** What a signed call claims about a charge, and the call as it came. */
type ClaimedCharge = HeardClaim['message'] & Pick<HeardClaim, 'raw'>

interface OpenedWay {
  readonly way: string
  readonly provider: PaymentProvider
}

/** Money that came without a payment of ours. A message about it is kept, whether that is so or not. */
async function hearUnknown(
  services: PaymentServices,
  tenant: PublishedTenant,
  { way, provider }: OpenedWay,
  { reference, receipt = reference, amount = 0, currency = '', raw }: ClaimedCharge,
): Promise<void> {
  const now = services.now()
  const name = { provider: way, shortcode: provider.shortcode, receipt, source: webhookSource }
  await services.database.inTenant(tenant.id, (tx) => keepReceived(tx, { ...name, raw }, now))
  const { message, raw: answer } = await provider.status({ reference, amount, currency, hasLeft: true, now })
  // What the provider says of the sum counts, whatever the message claims.
  if (message.kind !== 'paid' && message.kind !== 'misfit') return
  const paid = message.kind === 'misfit' ? message : { amount, currency }
  if (paid.amount <= 0) return
  const charge = { ...name, receipt: message.receipt ?? receipt, amount: paid.amount, currency: paid.currency }
  await placeCharge(services, tenant, { ...charge, raw: answer })
}

/** How messages at a provider's one address are kept. */
const webhookSource = 'webhook' as const

interface AskedAbout {
  readonly payment: PaymentRow
  /** Whether the provider is asked even about a payment that was paid. */
  readonly asksAlways?: boolean
}

async function hearAndAsk(
  services: PaymentServices,
  tenant: PublishedTenant,
  { payment, asksAlways = false }: AskedAbout,
  heard: HeardMessage,
): Promise<void> {
  const after = await hear(services, tenant, payment, heard)
  if (asksAlways || after.state !== 'succeeded') await askProvider(services, tenant, after)
}
