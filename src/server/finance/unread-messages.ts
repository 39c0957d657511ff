import { sql } from 'kysely'
import type { UnreadFound, UnreadQuery } from '../../contract/heard-money.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isBeyond, keysetPage } from './keyset.ts'
import { maskedMessage } from './masked-message.ts'

/** A page of what providers sent that names nothing of ours, or cannot be read, the latest first. */
export async function findUnread(
  { tenant, db }: TenantTransaction,
  { search = '', ...page }: UnreadQuery = {},
): Promise<UnreadFound> {
  const all = db.selectFrom('unread_messages as m').where('m.tenant', '=', tenant)
  const { total } = await all.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const sought = search.trim().toUpperCase()
  const { rows, previous, next } = await keysetPage(page, placeOf, (asked) => {
    const order = asked.isBack ? ('asc' as const) : ('desc' as const)
    return all
      .leftJoin('payments as p', (join) => join.onRef('p.tenant', '=', 'm.tenant').onRef('p.id', '=', 'm.payment_id'))
      .select(['m.id', 'm.received_at', 'm.source', 'm.raw', 'm.provider', 'm.reason'])
      .select(['p.invoice_no', 'p.token', 'p.phone'])
      .where(isBeyond(asked, 'm.received_at', 'm.id'))
      .where(sql<boolean>`strpos(upper(m.raw), ${sought}) > 0`)
      .orderBy('m.received_at', order)
      .orderBy('m.id', order)
      .limit(asked.limit)
      .execute()
  })
  const items = rows.map(({ received_at, raw, token, phone, ...row }) => ({
    ...row,
    received_at: received_at.toISOString(),
    raw: maskedMessage(raw, [token ?? '', phone ?? '']),
  }))
  // What is masked is not found either: nobody can guess it by searching.
  return { items: items.filter(({ raw }) => raw.toUpperCase().includes(sought)), previous, next, total }
}

const placeOf = ({ received_at, id }: { readonly received_at: Date; readonly id: string }): string =>
  `${received_at.getTime()}~${id}`
