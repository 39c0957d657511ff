import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { askProvider, hear } from './ask-payment.ts'
import { openProvider } from './open-provider.ts'
import { paymentNamed, paymentWithToken } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import type { PaymentServices } from './payment-world.ts'
import type { HeardMessage, SignedCall } from './provider.ts'

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
  await hearAndAsk(services, tenant, payment, { message, raw: JSON.stringify(body) })
}

/**
 * The same for a call at the one address that a provider has for all payments: it has to bear the signature of the
 * organisation's key, and then decides no more than any callback. What is about no payment of ours is nothing to keep.
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
  if (heard === 'nothing' || !('reference' in heard.message)) return
  const { reference } = heard.message
  const account = { provider: way, shortcode: provider.shortcode }
  const payment = await services.database.inTenant(tenant.id, (tx) => paymentNamed(tx, account, reference))
  if (payment !== undefined) await hearAndAsk(services, tenant, payment, heard)
}

async function hearAndAsk(
  services: PaymentServices,
  tenant: PublishedTenant,
  payment: PaymentRow,
  heard: HeardMessage,
): Promise<void> {
  const after = await hear(services, tenant, payment, heard)
  if (after.state !== 'succeeded') await askProvider(services, tenant, after)
}
