import { paymentWays } from '../../contract/ledger.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** A way of paying in documents; one that is not known has its own name. */
export function wayName(tenant: PublishedTenant, way: string): string {
  const known = paymentWays.find((one) => one === way)
  return known === undefined ? way : textOf(tenant, `document.ways.${known}`)
}
