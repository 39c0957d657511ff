import { randomUUID } from 'node:crypto'
import type { Notification, NotificationKind, Notifications } from '../../contract/notification.ts'
import type { ParamOf, ValuesOf } from '../../engine/translate/message.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { later } from '../platform/database/together.ts'

/** The longest list. */
const listed = 50

/** What a user is notified of. */
interface News<Kind extends NotificationKind> {
  readonly kind: Kind
  readonly params: ValuesOf<ParamOf<`notification.${Kind}`>>
  /** The page of the portal that shows it. */
  readonly path?: string
}

/** Notifies a user, in the transaction of the event: either both are stored or neither. */
export async function notify<Kind extends NotificationKind>(
  tx: TenantTransaction,
  userId: string,
  { kind, params, path }: News<Kind>,
  now: Date,
): Promise<void> {
  const { tenant, db } = tx
  const row = { tenant, id: randomUUID(), user_id: userId, kind, path: path ?? null, created_at: now, read_at: null }
  await later(tx, db.insertInto('notifications').values({ ...row, params: JSON.stringify(params) }))
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
  const items = rows.map(({ id, kind, params, path, created_at, read_at }): Notification => ({
    id,
    kind,
    params: { ...params },
    path,
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
  tx: TenantTransaction,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  const query = readingUnread(tx, userId, now)
  if (ids === 'all') await query.execute()
  const known = ids === 'all' ? [] : ids.filter((id) => isUuid(id))
  if (known.length > 0) await query.where('id', 'in', known).execute()
}

/** Marks as read what leads a user to a page, because they see that page. */
export async function markPathRead(tx: TenantTransaction, userId: string, path: string, now: Date): Promise<void> {
  await readingUnread(tx, userId, now).where('path', '=', path).execute()
}

const readingUnread = ({ tenant, db }: TenantTransaction, userId: string, now: Date) =>
  db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
