import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from '../../../../src/server/platform/database/database.ts'

/** What a billing run has left in the ledger. */
export interface BilledFigures {
  readonly bills: number
  /** Members with more than one invoice of the year that holds. */
  readonly twice: number
  /** Numbers that the series of invoices lacks. */
  readonly gaps: number
  /** Members whose balance is not the sum of their transfers. */
  readonly unbalanced: number
}

/** Reads what runs of a year have billed. */
export function billedFigures(
  database: Pick<Database, 'inTenant'>,
  tenant: string,
  year: number,
): Promise<BilledFigures> {
  return database.inTenant(tenant, async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db)
    const count = async (query: ReturnType<typeof sql<{ found: number }>>): Promise<number> =>
      (await query.execute(db)).rows[0]?.found ?? Number.NaN
    return {
      bills: await count(sql`select count(*)::int as found from yearly_bills
        where tenant = ${tenant} and year = ${String(year)} and reversed_at is null`),
      twice: await count(sql`select count(*)::int as found from (
        select d.profile_id from ledger_documents d
        where d.tenant = ${tenant} and d.kind = 'invoice' and d.source = ${`SUBS-${year}`} and not exists (
          select from ledger_documents r where r.tenant = d.tenant and r.reverses = d.id)
        group by d.profile_id having count(*) > 1) several`),
      gaps: await count(sql`select (coalesce(max(split_part(number, '-', 3)::int), 0) - count(*))::int as found
        from ledger_documents where tenant = ${tenant} and kind = 'invoice'`),
      unbalanced: await count(sql`with moved as (
          select debit as account, currency, amount_cents as cents from ledger_transfers where tenant = ${tenant}
          union all select credit, currency, -amount_cents from ledger_transfers where tenant = ${tenant}),
        sums as (select account, currency, sum(cents)::bigint as cents from moved
          where account like 'receivable:%' group by 1, 2)
        select count(*)::int as found from sums full join ledger_balances b
          on sums.account = 'receivable:' || b.profile_id and sums.currency = b.currency
        where coalesce(sums.cents, 0) <> coalesce(b.receivable_cents, 0)`),
    }
  })
}

/** Lets another server take over the jobs of one that died at once, not after ten minutes. */
export async function endLeases(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`set regalia.across_tenants = 'on'`)
  await client.query('update jobs set leased_until = now(), due_at = now() where leased_until is not null')
  await client.end()
}
