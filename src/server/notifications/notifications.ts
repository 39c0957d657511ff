import { randomUUID } from 'node:crypto'
import type { Notification, NotificationKind, Notifications } from '../../contract/notification.ts'
import type { ParamOf, ValuesOf } from '../../engine/translate/message.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'

/** The longest list. */
const listed = 50

/** Notifies a user, in the transaction of the event: either both are stored or neither. */
export async function notify<Kind extends NotificationKind>(
  { tenant, db }: TenantTransaction,
  userId: string,
  { kind, params }: { readonly kind: Kind; readonly params: ValuesOf<ParamOf<`notification.${Kind}`>> },
  now: Date,
): Promise<void> {
  const row = { tenant, id: randomUUID(), user_id: userId, kind, created_at: now, read_at: null }
  await db
    .insertInto('notifications')
    .values({ ...row, params: JSON.stringify(params) })
    .execute()
}

/** A user's notifications as in responses, newest first. */
export async function listNotifications(tx: TenantTransaction, userId: string): Promise<Notifications> {
  const rows = await tx.db
    .selectFrom('notifications')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute()
  const items = rows.map(({ id, kind, params, created_at, read_at }): Notification => ({
    id,
    kind,
    params: { ...params },
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }))
  return { unread: await countUnread(tx, userId), items }
}

/** How many of their notifications a user has not read. */
export async function countUnread({ tenant, db }: TenantTransaction, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks a user's own notifications as read: those with these ids, or all. Other ids are ignored. */
export async function markRead(
  { tenant, db }: TenantTransaction,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  const query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (ids === 'all') await query.execute()
  const known = ids === 'all' ? [] : ids.filter((id) => isUuid(id))
  if (known.length > 0) await query.where('id', 'in', known).execute()
}
