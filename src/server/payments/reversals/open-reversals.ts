import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { darajaReversals } from '../daraja/daraja-reversals.ts'
import type { ProviderServices } from '../open-provider.ts'
import type { ReversalProvider } from '../reversal-provider.ts'

/** What gives back the organisation's M-Pesa; undefined without an initiator, and then it is not offered. */
export function openReversals(
  { environment, database, now }: ProviderServices,
  { id }: Pick<PublishedTenant, 'id'>,
): ReversalProvider | undefined {
  const { url, keys, initiators } = environment.providers.daraja
  const [own, initiator] = [keys.get(id), initiators.get(id)]
  return own && initiator && darajaReversals({ url, keys: own, place: { database, tenant: id, now } }, initiator)
}
