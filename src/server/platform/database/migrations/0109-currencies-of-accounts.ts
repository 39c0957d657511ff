import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** The sums of members' accounts in each currency. */
const sums = `with moved as (
    select tenant, debit as account, currency, amount_cents as cents from ledger_transfers
      where debit ~ '^(receivable|credit):'
    union all select tenant, credit, currency, -amount_cents from ledger_transfers
      where credit ~ '^(receivable|credit):')
  select tenant, split_part(account, ':', 2)::uuid as profile_id, currency,
    coalesce(sum(cents) filter (where account like 'receivable:%'), 0)::bigint as receivable,
    -coalesce(sum(cents) filter (where account like 'credit:%'), 0)::bigint as credit
  from moved group by 1, 2, 3`

const statements: readonly string[] = [
  'alter table ledger_lines add column currency text',
  `update ledger_lines l set currency = d.currency from ledger_documents d
     where d.tenant = l.tenant and d.id = l.document_id`,
  'alter table ledger_lines alter column currency set not null',
  'delete from ledger_balances',
  'alter table ledger_balances drop constraint ledger_balances_pkey',
  'alter table ledger_balances drop constraint ledger_balances_credit_cents_check',
  'alter table ledger_balances add column currency text not null',
  // Before, credit in one currency could pay what was owed in another: that much of it is missing there.
  `alter table ledger_balances add column overdrawn_cents bigint not null default 0 check (overdrawn_cents >= 0),
     add constraint ledger_balances_credit_cents_check check (credit_cents + overdrawn_cents >= 0),
     add primary key (tenant, profile_id, currency)`,
  `insert into ledger_balances (tenant, profile_id, currency, receivable_cents, credit_cents, overdrawn_cents)
     select tenant, profile_id, currency, receivable, credit, greatest(0, -credit) from (${sums}) s`,
]

/** What members owe and have over is kept in each currency, and the lines of invoices name theirs. */
export const currenciesOfAccounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(database)
    await run(`select set_config('regalia.across_tenants', 'on', true)`)
    for (const statement of statements) await run(statement)
    await run(`select set_config('regalia.across_tenants', '', true)`)
  },
}
