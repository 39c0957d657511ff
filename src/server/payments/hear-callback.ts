import type { PaymentMessage } from '../../engine/payments/reduce-payment.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { askProvider, hear } from './ask-payment.ts'
import { openProvider } from './open-provider.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { findPayment, paymentNamed, paymentWithToken } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import type { PaymentServices } from './payment-world.ts'
import type { HeardMessage, PaymentProvider, SignedCall } from './provider.ts'
import { keepReceived } from './received/keep-message.ts'
import { placeCharge } from './received/place-charge.ts'

/**
 * Keeps what a callback claims, and asks the provider whether it is so. A callback is not trusted for its sender: it
 * decides nothing but when the provider is asked.
 *
 * @throws Refusal `payment-not-found` for an address that no payment has
 */
export async function hearCallback(
  services: PaymentServices,
  tenant: PublishedTenant,
  { token, body }: { readonly token: string; readonly body: unknown },
): Promise<void> {
  const payment = await services.database.inTenant(tenant.id, (tx) => paymentWithToken(tx, token))
  const message = payment && openProvider(services, tenant, payment.provider)?.readCallback?.(body)
  if (payment === undefined || message === undefined) throw new Refusal('payment-not-found')
  await hearAndAsk(services, tenant, { payment }, { message, raw: JSON.stringify(body) })
}

/**
 * The same for a call at the one address that a provider has for all payments: it has to bear the signature of the
 * organisation's key, and then decides no more than any callback. One about a payment that may have lost its money is
 * asked about even when it had been paid. Money of which no payment knows is left to finance staff, once the provider
 * says that it came.
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
  if (heard === 'nothing' || heard.message.kind !== 'claimed') return
  const { reference, receipt } = heard.message
  const account = { provider: way, shortcode: provider.shortcode }
  const payment = await services.database.inTenant(tenant.id, async (tx) => {
    const named = await paymentNamed(tx, account, reference)
    // The answer that names it may still be under way.
    return named ?? (isUuid(reference) ? findPayment(tx, reference) : undefined)
  })
  if (payment === undefined)
    await hearUnknown(services, tenant, { way, provider }, { ...heard.message, raw: heard.raw })
  else if (payment.provider === way)
    await hearAndAsk(services, tenant, { payment, asksAlways: receipt === undefined }, heard)
}

/** What a signed call claims about a charge, and the call as it came. */
type ClaimedCharge = Extract<PaymentMessage, { kind: 'claimed' }> & Pick<HeardMessage, 'raw'>

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
  if (message.kind !== 'paid' || amount <= 0) return
  const charge = { ...name, receipt: message.receipt ?? receipt, amount, currency, raw: answer }
  await placeCharge(services, tenant, charge)
}

/** How messages at a provider's one address are kept. */
const webhookSource = 'webhook'

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
