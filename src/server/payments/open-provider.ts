import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { darajaProvider } from './daraja/daraja-provider.ts'
import type { PaymentProvider } from './provider.ts'

/** What providers need of the server. */
export type ProviderServices = Pick<Services, 'environment' | 'database' | 'now'>

/** The organisation's M-Pesa; undefined when it has no keys, and so is not offered. */
export function openProvider(
  { environment, database, now }: ProviderServices,
  { id }: Pick<PublishedTenant, 'id'>,
): PaymentProvider | undefined {
  const { url, keys } = environment.providers.daraja
  const own = keys.get(id)
  return own && darajaProvider({ url, keys: own, place: { database, tenant: id, now } })
}
