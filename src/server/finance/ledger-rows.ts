import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { PostingFilters, PostingRow, PostingsFound, PostingsQuery } from '../../contract/finance.ts'
import type { AccountGroup } from '../../contract/finance-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { accountCode } from './account-code.ts'
import { keysetPage } from './keyset.ts'

/** A page of the rows of the ledger, the newest first, and what all that the filters leave adds up to. */
export async function findPostings(tx: TenantTransaction, query: PostingsQuery): Promise<PostingsFound> {
  const { rows, previous, next } = await keysetPage(query, placeOf, async ({ place, isBack, limit }) => {
    const order = isBack ? ('asc' as const) : ('desc' as const)
    let sought = soughtIn(tx, query)
    if (place !== undefined) {
      const [at, id, part] = place
      sought = sought.where(isBeyondRow(isBack ? '>' : '<', new Date(at), id, Number(part)))
    }
    const ordered = sought.orderBy('d.posted_at', order).orderBy('d.id', order).orderBy('t.transfer_no', order)
    return shown(ordered).limit(limit).execute()
  })
  const [sums] = await together(tx, summed(tx, query))
  return {
    items: rows.map(postingRow),
    previous,
    next,
    total: sums.reduce((total, { count }) => total + count, 0),
    sums: sums.map(({ currency, debit, credit }) => ({ currency, debit, credit })),
  }
}

/** The rows that the filters leave in the order in which they were posted, at most so many. */
export const postingsIn = async (
  tx: TenantTransaction,
  filters: PostingFilters,
  limit: number,
): Promise<readonly PostingRow[]> => (await postedAfter(tx, filters, undefined, limit)).map(postingRow)

/** How many rows of a long list are read in one transaction. */
const portion = 10_000

/** As `postingsIn`, in a transaction for each portion: a year of a large organisation has hundreds of thousands. */
export async function allPostings(
  { database }: Pick<Services, 'database'>,
  { id }: Pick<PublishedTenant, 'id'>,
  filters: PostingFilters,
  limit: number,
): Promise<readonly PostingRow[]> {
  const rows: PostingRow[] = []
  let last: ShownRow | undefined
  while (rows.length < limit) {
    const count = Math.min(portion, limit - rows.length)
    const next = await database.inTenant(id, (tx) => postedAfter(tx, filters, last, count))
    for (const row of next) rows.push(postingRow(row))
    last = next.at(-1)
    if (next.length < count) break
  }
  return rows
}

const postedAfter = (
  tx: TenantTransaction,
  filters: PostingFilters,
  last: ShownRow | undefined,
  limit: number,
): Promise<ShownRow[]> => {
  const ordered = soughtIn(tx, filters).orderBy('d.posted_at').orderBy('d.id').orderBy('t.transfer_no')
  const rest = last === undefined ? ordered : ordered.where(isBeyondRow('>', last.posted_at, last.id, last.transfer_no))
  return shown(rest).limit(limit).execute()
}

const isBeyondRow = (sign: '<' | '>', at: Date, id: string, no: number): RawBuilder<boolean> =>
  sql<boolean>`(d.posted_at, d.id, t.transfer_no) ${sql.raw(sign)} (${at}::timestamptz, ${id}::uuid, ${no}::int)`

/** How many rows the filters leave in each currency, and what they add up to: of an account, what it was moved by. */
export function summed(tx: TenantTransaction, filters: PostingFilters) {
  const { account } = filters
  const sumOf = (side: 'debit' | 'credit') => {
    const counts = account === undefined ? sql<boolean>`true` : isOf(account, side)
    return sql<number>`coalesce(sum(t.amount_cents) filter (where ${counts}), 0)::bigint`.as(side)
  }
  return soughtIn(tx, filters)
    .select((select) => ['t.currency', select.fn.countAll<number>().as('count'), sumOf('debit'), sumOf('credit')])
    .groupBy('t.currency')
    .orderBy('t.currency')
}

function soughtIn({ tenant, db }: TenantTransaction, filters: PostingFilters) {
  const { from, to, kind, account, search = '' } = filters
  const number = search.trim().toLowerCase()
  let rows = db
    .selectFrom('ledger_documents as d')
    .innerJoin('ledger_transfers as t', (join) =>
      join.onRef('t.tenant', '=', 'd.tenant').onRef('t.document_id', '=', 'd.id'),
    )
    .leftJoin('profiles as p', (join) => join.onRef('p.tenant', '=', 'd.tenant').onRef('p.id', '=', 'd.profile_id'))
    .where('d.tenant', '=', tenant)
  if (from !== undefined) rows = rows.where('d.posted_on', '>=', from)
  if (to !== undefined) rows = rows.where('d.posted_on', '<=', to)
  if (kind !== undefined) rows = rows.where('d.kind', '=', kind)
  if (account !== undefined) rows = rows.where(sql<boolean>`(${isOf(account, 'debit')} or ${isOf(account, 'credit')})`)
  if (number !== '') {
    rows = rows.where(
      sql<boolean>`(strpos(lower(d.number), ${number}) > 0 or strpos(lower(p.member_no), ${number}) > 0
        or (d.kind = 'unallocated' and strpos(lower(d.reference), ${number}) > 0))`,
    )
  }
  return rows
}

/** Whether a side of a row is an account of a group. */
const isOf = (group: AccountGroup, side: 'debit' | 'credit'): RawBuilder<boolean> =>
  sql<boolean>`split_part(${sql.ref(`t.${side}`)}, ':', 1) = ${group}`

const shown = (rows: ReturnType<typeof soughtIn>) =>
  rows.select([
    'd.id',
    'd.number',
    'd.posted_on',
    'd.posted_at',
    'd.kind',
    'd.description',
    't.transfer_no',
    't.debit',
    't.credit',
    't.amount_cents',
    't.currency',
    sql<string>`coalesce(p.member_no, '')`.as('member_no'),
    sql<string>`coalesce(d.holder->>'name', '')`.as('name'),
  ])

type ShownRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const placeOf = ({ posted_at, id, transfer_no }: ShownRow): string => `${posted_at.getTime()}~${id}~${transfer_no}`

const postingRow = (row: ShownRow): PostingRow => ({
  key: `${row.id} ${row.transfer_no}`,
  number: row.number,
  date: row.posted_on,
  kind: row.kind,
  member_no: row.member_no,
  name: row.name,
  description: row.description,
  debit: accountCode(row.debit),
  credit: accountCode(row.credit),
  amount: row.amount_cents,
  currency: row.currency,
})
