import { sql } from 'kysely'
import type { HeardMoney, HeardQuery } from '../../contract/unplaced-money.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isBeyond, keysetPage } from './keyset.ts'
import { maskedMessage } from './masked-message.ts'

/** How many numbers are shown, and how many messages about each. */
const mostNumbers = 100
const mostMessages = 5

interface HeardRow {
  readonly provider: string
  readonly receipt: string
  readonly numbers: number
  readonly id: string
  readonly received_at: Date
  readonly source: string
  readonly raw: string
}

/**
 * Money that messages name and no list of the provider has, the latest first, with its first messages: a forged notice,
 * or money that the provider cannot list. Nothing is posted of it. Also what nobody could read.
 */
export async function heardMoney(tx: TenantTransaction, query: HeardQuery = {}): Promise<HeardMoney> {
  const { tenant, db } = tx
  const { rows } = await sql<HeardRow>`
    with numbers as (
      select provider, shortcode, receipt, max(received_at) as latest, count(*) over ()::int as numbers
      from received_messages m
      where m.tenant = ${tenant} and not exists (
        select from received_money y where y.tenant = m.tenant and y.provider = m.provider
          and y.shortcode = m.shortcode and y.receipt = m.receipt)
      group by provider, shortcode, receipt order by latest desc, receipt limit ${mostNumbers}),
    numbered as (
      select n.provider, n.receipt, n.numbers, n.latest, m.id, m.received_at, m.source, m.raw,
        row_number() over (partition by n.provider, n.shortcode, n.receipt order by m.received_at, m.id) as place
      from numbers n join received_messages m on m.tenant = ${tenant} and m.provider = n.provider
        and m.shortcode = n.shortcode and m.receipt = n.receipt)
    select provider, receipt, numbers, id, received_at, source, raw from numbered where place <= ${mostMessages}
    order by latest desc, receipt, place`.execute(db)
  const items = new Map<string, HeardMoney['items'][number]>()
  for (const { provider, receipt, id, received_at, source, raw } of rows) {
    const key = `${provider} ${receipt}`
    const item = items.get(key) ?? { provider, receipt, messages: [] }
    const message = { id, received_at: received_at.toISOString(), source, raw: maskedMessage(raw, []) }
    items.set(key, { ...item, messages: [...item.messages, message] })
  }
  return { items: [...items.values()], total: rows[0]?.numbers ?? 0, unread: await unreadMessages(tx, query) }
}

/** A page of what providers sent that names nothing of ours, or cannot be read, the latest first. */
async function unreadMessages(
  { tenant, db }: TenantTransaction,
  { search = '', ...page }: HeardQuery,
): Promise<HeardMoney['unread']> {
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
