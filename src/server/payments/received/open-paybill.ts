import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { darajaCurrency } from '../daraja/daraja-post.ts'
import type { DarajaAccount } from '../daraja/daraja-post.ts'
import { isReceivedToken } from '../daraja/daraja-received.ts'
import type { ProviderServices } from '../open-provider.ts'

/** The account to which members of an organisation may send money by themselves. */
export interface Paybill extends DarajaAccount {
  /** The phone that is named for it. */
  readonly phone: string
}

type Organisation = Pick<PublishedTenant, 'id' | 'declaration'>

/** The organisation's paybill; undefined where none is declared to this server, or for another currency than its. */
export function openPaybill(
  { environment, database, now }: ProviderServices,
  { id, declaration }: Organisation,
): Paybill | undefined {
  const { url, keys, paybills } = environment.providers.daraja
  const [own, phone] = declaration.currency === darajaCurrency ? [keys.get(id), paybills.get(id)] : []
  return own && phone !== undefined ? { url, keys: own, place: { database, tenant: id, now }, phone } : undefined
}

/** The number that members type to send money by themselves; undefined where no paybill is declared. */
export const paybillNumber = (services: ProviderServices, tenant: Organisation): string | undefined =>
  openPaybill(services, tenant)?.keys.shortcode

/**
 * The paybill whose secret address a request has.
 *
 * @throws Refusal `payment-not-found` for an address that is none
 */
export function paybillAt(services: ProviderServices, tenant: PublishedTenant, token: string): Paybill {
  const paybill = openPaybill(services, tenant)
  if (paybill === undefined || !isReceivedToken(token, tenant.id, paybill.keys)) throw new Refusal('payment-not-found')
  return paybill
}
