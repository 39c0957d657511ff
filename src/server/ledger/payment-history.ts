import type { PaymentRecord } from '../../contract/ledger.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { ownValue } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { yearOf } from './posted-number.ts'

/** What a member has paid, the newest first. A payment that was reversed was none. */
export async function paymentHistory(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
  profile: string,
): Promise<readonly PaymentRecord[]> {
  const rows = await db
    .selectFrom('ledger_documents as d')
    .leftJoin('ledger_documents as reversal', (join) =>
      join.onRef('reversal.tenant', '=', 'd.tenant').onRef('reversal.reverses', '=', 'd.id'),
    )
    .selectAll('d')
    .where('d.tenant', '=', tenant)
    .where('d.profile_id', '=', profile)
    .where('d.kind', '=', 'receipt')
    .where('reversal.id', 'is', null)
    .orderBy('d.posted_at', 'desc')
    .orderBy('d.number', 'desc')
    .execute()
  return rows.map(({ number, posted_on, holder, amount_cents, reference, way }) => ({
    paymentCode: number,
    paymentDate: posted_on,
    paymentFrom: String(ownValue(holder, 'name') ?? ''),
    paymentTo: published.declaration.name,
    amount: amount_cents / centsInUnit,
    paymentID: reference ?? '',
    paymentType: (way ?? '').toUpperCase(),
    yearOfSubscription: yearOf(published, posted_on),
  }))
}
