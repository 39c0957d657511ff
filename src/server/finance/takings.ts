import { sql } from 'kysely'
import type { TakingsFound } from '../../contract/finance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** What came in and went out on a day by way of paying, and in all; credit that pays an invoice is no money. */
export async function takingsOf(tx: TenantTransaction, day: string): Promise<TakingsFound> {
  const ways = await moved(tx, day, 'by-way').execute()
  const totals = await moved(tx, day, 'in-all').execute()
  const sums = totals.map(({ currency, count, received, returned }) => ({ currency, count, received, returned }))
  return { day, ways, totals: sums }
}

/** The rows of the accounts of money, each by its way: received where it is debited, returned where it is credited. */
function moved({ tenant, db }: TenantTransaction, day: string, grouped: 'by-way' | 'in-all') {
  const isMoney = (side: 'debit' | 'credit') => sql<boolean>`${sql.ref(`t.${side}`)} like 'cash:%'`
  const sumOf = (side: 'debit' | 'credit') =>
    sql<number>`coalesce(sum(t.amount_cents) filter (where ${isMoney(side)}), 0)::bigint`
  const way = sql<string>`split_part(case when ${isMoney('debit')} then t.debit else t.credit end, ':', 2)`
  return (
    db
      .selectFrom('ledger_documents as d')
      .innerJoin('ledger_transfers as t', (join) =>
        join.onRef('t.tenant', '=', 'd.tenant').onRef('t.document_id', '=', 'd.id'),
      )
      .select([
        (grouped === 'by-way' ? way : sql<string>`''`).as('way'),
        't.currency',
        sql<number>`count(distinct d.id)::int`.as('count'),
        sumOf('debit').as('received'),
        sumOf('credit').as('returned'),
      ])
      .where('d.tenant', '=', tenant)
      .where('d.posted_on', '=', day)
      // What goes from one account of money to another is neither received nor returned.
      .where(sql<boolean>`(${isMoney('debit')}) <> (${isMoney('credit')})`)
      .groupBy(sql`1, 2`)
      .orderBy(sql`1, 2`)
  )
}
