import type { PaymentRecord } from '../../contract/ledger.ts'
import { billedPeriod } from '../../engine/billing/billed-period.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { ownValue } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { subscriptionTerms } from './subscription-page.ts'
import { yearOf } from '../ledger/posted-number.ts'

/** What a member has paid, the newest first. A payment that was reversed was none. */
export async function paymentHistory(
  tx: TenantTransaction,
  published: PublishedTenant,
  profile: string,
): Promise<readonly PaymentRecord[]> {
  const { tenant, db } = tx
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
  const years = await yearsPaid(
    tx,
    published,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, posted_on, holder, amount_cents, currency, reference, way }) => ({
    paymentCode: number,
    paymentDate: posted_on,
    paymentFrom: String(ownValue(holder, 'name') ?? ''),
    paymentTo: published.declaration.name,
    amount: amount_cents / centsInUnit,
    paymentID: reference ?? '',
    paymentType: (way ?? '').toUpperCase(),
    yearOfSubscription: years.get(id) ?? yearOf(published, posted_on),
    Currency_Code: currency,
  }))
}

/** The latest year whose subscription each receipt paid; those that paid none are not among them. */
async function yearsPaid(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
  receipts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const source = subscriptionTerms(published)?.billing.source
  if (source === undefined || receipts.length === 0) return new Map()
  const paid = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_documents as invoice', (join) =>
      join.onRef('invoice.tenant', '=', 't.tenant').onRef('invoice.id', '=', 't.invoice_id'),
    )
    .select(['t.document_id', 'invoice.source'])
    .where('t.tenant', '=', tenant)
    .where('t.document_id', 'in', receipts)
    .execute()
  const years = paid.flatMap(({ document_id, source: about }) => {
    const year = billedPeriod(about, source)
    return year === undefined ? [] : [[document_id, year] as const]
  })
  return new Map(years.toSorted(([, one], [, other]) => (one < other ? -1 : 1)))
}
