import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { askProvider, hear } from './ask-payment.ts'
import { openProvider } from './open-provider.ts'
import { paymentWithToken } from './payment-rows.ts'
import type { PaymentServices } from './payment-world.ts'

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
  const message = openProvider(services, tenant)?.readCallback(body)
  if (payment === undefined || message === undefined) throw new Refusal('payment-not-found')
  const heard = await hear(services, tenant, payment, { message, raw: JSON.stringify(body) })
  if (heard.state !== 'succeeded') await askProvider(services, tenant, heard)
}
