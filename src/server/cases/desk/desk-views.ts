import { randomUUID } from 'node:crypto'
import { mostDeskViews } from '../../../contract/desk.ts'
import type { DeskView } from '../../../contract/desk.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Whose filters, and of which type of cases, e.g. `cases/licence`. */
export interface DeskViewOwner {
  readonly userId: string
  readonly type: string
}

/** The filters that somebody has saved for a type of cases, by name. */
export async function listDeskViews(
  { tenant, db }: TenantTransaction,
  { userId, type }: DeskViewOwner,
): Promise<DeskView[]> {
  return db
    .selectFrom('desk_views')
    .select(['id', 'name', 'query'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('name')
    .execute()
}

/**
 * Saves filters, in place of those of the same name.
 *
 * @throws Refusal `too-many-records`
 */
export async function saveDeskView(
  tx: TenantTransaction,
  owner: DeskViewOwner,
  { name, query }: Pick<DeskView, 'name' | 'query'>,
): Promise<void> {
  const { tenant, db } = tx
  const known = await listDeskViews(tx, owner)
  if (known.length >= mostDeskViews && !known.some((one) => one.name === name)) {
    const message = { key: 'server.too-many-records-than', params: { count: mostDeskViews } } as const
    throw new Refusal('too-many-records', { message })
  }
  await db
    .insertInto('desk_views')
    .values({ tenant, id: randomUUID(), user_id: owner.userId, type: owner.type, name, query })
    .onConflict((conflict) => conflict.columns(['tenant', 'user_id', 'type', 'name']).doUpdateSet({ query }))
    .execute()
}

/** Removes saved filters of their owner, if they are still there. */
export async function removeDeskView(
  { tenant, db }: TenantTransaction,
  { userId, type }: DeskViewOwner,
  id: string,
): Promise<void> {
  if (!isUuid(id)) return
  await db
    .deleteFrom('desk_views')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('id', '=', id)
    .execute()
}
