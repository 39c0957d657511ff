import { sql } from 'kysely'
import type { DebtRow, DebtsFound, DebtsQuery } from '../../contract/finance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { keysetPage } from './keyset.ts'

/** A page of what members owe by how long it has been due on a day, those who owe most first. */
export async function findDebts(tx: TenantTransaction, day: string, query: DebtsQuery): Promise<DebtsFound> {
  const { rows, previous, next } = await keysetPage(query, placeOf, async ({ place, isBack, limit }) => {
    const order = isBack ? ('asc' as const) : ('desc' as const)
    let sought = named(tx, day)
    if (place !== undefined) {
      const [owed, id, currency] = place
      const sign = sql.raw(isBack ? '>' : '<')
      sought = sought.where(
        sql<boolean>`(o.owed, o.profile_id, o.currency) ${sign} (${owed}::bigint, ${id}::uuid, ${currency}::text)`,
      )
    }
    const ordered = sought.orderBy('o.owed', order).orderBy('o.profile_id', order).orderBy('o.currency', order)
    return ordered.limit(limit).execute()
  })
  const totals = await tx.db
    .selectFrom(owedOn(tx, day).as('o'))
    .select([
      'o.currency',
      sql<number>`count(*)::int`.as('count'),
      ...columns.map((column) => sql<number>`sum(${sql.ref(`o.${column}`)})::bigint`.as(column)),
      sql<number>`sum(o.owed)::bigint`.as('owed'),
    ])
    .where('o.tenant', '=', tx.tenant)
    .groupBy('o.currency')
    .orderBy('o.currency')
    .execute()
  return {
    items: rows.map(debtRow),
    previous,
    next,
    total: totals.reduce((sum, { count }) => sum + count, 0),
    day,
    totals: totals.map(({ currency, owed, ...row }) => ({ currency, owed, ages: columns.map((one) => row[one]) })),
  }
}

/** What all members owe, at most so many. */
export async function debtsOn(tx: TenantTransaction, day: string, limit: number): Promise<readonly DebtRow[]> {
  const ordered = named(tx, day).orderBy('o.owed', 'desc').orderBy('o.profile_id').orderBy('o.currency')
  return (await ordered.limit(limit).execute()).map(debtRow)
}

const columns = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] as const

/** The days since something was due, of each column. */
const bounds = {
  not_due: [-1_000_000, 0],
  to_30: [1, 30],
  to_60: [31, 60],
  to_90: [61, 90],
  over_90: [91, 1_000_000],
} as const

/** What is left of the lines of invoices, by member: what has no due day is not yet due. */
function owedOn({ tenant, db }: TenantTransaction, day: string) {
  const left = sql`(l.amount_cents - l.paid_cents - l.credited_cents)`
  return db
    .selectFrom('ledger_lines as l')
    .select([
      'l.tenant',
      'l.profile_id',
      'l.currency',
      ...columns.map((column) => {
        const [least, most] = bounds[column]
        const days = sql`coalesce(${day}::date - l.due_on, 0)`
        return sql<number>`coalesce(sum(${left}) filter (where ${days} between ${sql.lit(least)} and ${sql.lit(most)}),
          0)::bigint`.as(column)
      }),
      sql<number>`sum(${left})::bigint`.as('owed'),
    ])
    .where('l.tenant', '=', tenant)
    .whereRef((where) => where('l.paid_cents', '+', where.ref('l.credited_cents')), '<', 'l.amount_cents')
    .groupBy(['l.tenant', 'l.profile_id', 'l.currency'])
}

/** The same with whose it is, as the newest document names them. */
const named = (tx: TenantTransaction, day: string) =>
  tx.db
    .selectFrom(owedOn(tx, day).as('o'))
    .innerJoin('profiles as p', (join) => join.onRef('p.tenant', '=', 'o.tenant').onRef('p.id', '=', 'o.profile_id'))
    .selectAll('o')
    .select([
      sql<string>`coalesce(p.member_no, '')`.as('member_no'),
      sql<string>`coalesce((select n.holder->>'name' from ledger_documents n where n.tenant = p.tenant
        and n.profile_id = p.id order by n.posted_at desc, n.number desc limit 1), '')`.as('name'),
    ])
    .where('o.tenant', '=', tx.tenant)

type NamedDebt = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number]

const placeOf = ({ owed, profile_id, currency }: NamedDebt): string => `${owed}~${profile_id}~${currency}`

const debtRow = ({ profile_id, member_no, name, currency, owed, ...row }: NamedDebt): DebtRow => ({
  key: `${profile_id} ${currency}`,
  member_no,
  name,
  currency,
  ages: columns.map((column) => row[column]),
  owed,
})
