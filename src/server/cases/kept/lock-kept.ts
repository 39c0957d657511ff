import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { CaseRow } from '../case-row.ts'
import { keptRelations } from './kept-sources.ts'
import { readKept } from './read-kept.ts'
import type { KeepingCase } from './read-kept.ts'

/**
 * Locks what a case that is to start is about, until the transaction ends: after its profile, and before any of its
 * facts is read and any number drawn. So of steps that want the same places, each sees what the one before it took.
 */
export async function lockKeptOfStart(tx: TenantTransaction, one: KeepingCase): Promise<void> {
  const { type } = one.place
  if (keptRelations(type).length === 0) return
  const kept = (await readKept(tx, [one]))(one)
  await lockKept(
    tx,
    type.id,
    Object.values(kept).map(({ id }) => id),
  )
}

/** The same for a stored case, which is locked. */
export async function lockKeptOfCase(
  tx: TenantTransaction,
  { cases }: Pick<PublishedTenant, 'cases'>,
  { id, type }: Pick<CaseRow, 'id' | 'type'>,
): Promise<void> {
  const declared = cases.get(type)
  if (declared === undefined || keptRelations(declared).length === 0) return
  const { tenant, db } = tx
  const rows = db.selectFrom('case_relations').select('kept_id').where('tenant', '=', tenant)
  const kept = await rows.where('case_id', '=', id).execute()
  await lockKept(
    tx,
    type,
    kept.map(({ kept_id }) => kept_id),
  )
}

/** Locks what cases of a type are about, in the order of its ids. */
export async function lockKept({ tenant, db }: TenantTransaction, type: string, ids: readonly string[]): Promise<void> {
  const sorted = [...new Set(ids)].toSorted()
  if (sorted.length === 0) return
  await db
    .insertInto('case_kept')
    .values(sorted.map((kept_id) => ({ tenant, type, kept_id })))
    .onConflict((conflict) => conflict.columns(['tenant', 'type', 'kept_id']).doNothing())
    .execute()
  await db
    .selectFrom('case_kept')
    .select('kept_id')
    .where('tenant', '=', tenant)
    .where('type', '=', type)
    .where('kept_id', 'in', sorted)
    .orderBy('kept_id')
    .forUpdate()
    .execute()
}
