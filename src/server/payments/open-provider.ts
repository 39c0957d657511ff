import { providerWays } from '../../contract/payment.ts'
import type { ProviderWay } from '../../contract/payment.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { darajaCurrency } from './daraja/daraja-post.ts'
import { darajaProvider } from './daraja/daraja-provider.ts'
import { paystackProvider } from './paystack/paystack-provider.ts'
import type { PaymentProvider } from './provider.ts'

/** What providers need of the server. */
export type ProviderServices = Pick<Services, 'environment' | 'database' | 'now'>

type Organisation = Pick<PublishedTenant, 'id' | 'declaration'>

const openings: Readonly<
  Record<ProviderWay, (services: ProviderServices, organisation: Organisation) => PaymentProvider | undefined>
> = {
  mpesa: ({ environment, database, now }, { id, declaration }) => {
    const { url, keys } = environment.providers.daraja
    const own = declaration.currency === darajaCurrency ? keys.get(id) : undefined
    return own && darajaProvider({ url, keys: own, place: { database, tenant: id, now } })
  },
  card: ({ environment }, { id }) => {
    const { url, keys } = environment.providers.paystack
    const secretKey = keys.get(id)
    return secretKey === undefined ? undefined : paystackProvider({ url, secretKey })
  },
}

/** The organisation's provider of a way; undefined, so that it is not offered, without keys or for another currency. */
export function openProvider(
  services: ProviderServices,
  organisation: Organisation,
  way: string,
): PaymentProvider | undefined {
  const known = providerWays.find((one) => one === way)
  return known && openings[known](services, organisation)
}

/** The organisation's providers, each with its way. */
export const openProviders = (
  services: ProviderServices,
  organisation: Organisation,
): readonly (readonly [ProviderWay, PaymentProvider])[] =>
  providerWays.flatMap((way) => {
    const provider = openings[way](services, organisation)
    return provider ? [[way, provider] as const] : []
  })
