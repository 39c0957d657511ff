import { formatSeries } from '../../engine/cases/values/series-number.ts'
import { firstOfJanuary } from '../../engine/cases/values/resolve-value.ts'
import { yearName } from '../../engine/cases/values/shift-date.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { nextNumbers } from '../platform/database/next-number.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** How each kind is numbered where the organisation declares nothing else. */
const usualFormats: Readonly<Record<PostedKind, string>> = {
  invoice: 'INV-{year}-{sequence:5}',
  receipt: 'RCT-{year}-{sequence:5}',
  'credit-note': 'CRN-{year}-{sequence:5}',
  refund: 'RFD-{year}-{sequence:5}',
  reversal: 'REV-{year}-{sequence:5}',
  unallocated: 'UNA-{year}-{sequence:5}',
}

/** The year of the organisation in which a day is, as its series name it. */
export const yearOf = ({ declaration: { year } }: PublishedTenant, day: string): string =>
  yearName(day, year?.start ?? firstOfJanuary)

/** The counter of a kind in the year of a day. */
export const counterOf = (tenant: PublishedTenant, kind: PostedKind, day: string): string =>
  `${kind} ${yearOf(tenant, day)}`

/**
 * The next numbers of a kind in the year of a day, in their order. Their counter is a row of the posting's transaction:
 * a posting that fails gives its numbers back, so that a series has no gaps.
 */
export async function drawPostedNumbers(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { kind, on, count }: { readonly kind: PostedKind; readonly on: string; readonly count: number },
): Promise<readonly string[]> {
  const format = tenant.declaration.numbers?.[kind] ?? usualFormats[kind]
  const ofYear = format.replaceAll('{year}', yearOf(tenant, on))
  const first = await nextNumbers(tx, counterOf(tenant, kind, on), count)
  return Array.from({ length: count }, (_, place) => formatSeries(ofYear, first + place))
}
