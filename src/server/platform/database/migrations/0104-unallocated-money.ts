import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Money that waits for somebody to say whose it is, or that staff set aside. */
const heldMoney = `y.state in ('unplaced', 'set-aside') and y.receipt_no is null`

const statements: readonly string[] = [
  'alter table ledger_documents alter column profile_id drop not null',
  'alter table ledger_documents drop constraint ledger_documents_kind_check',
  `alter table ledger_documents add constraint ledger_documents_kind_check
     check (kind in ('invoice', 'receipt', 'credit-note', 'refund', 'reversal', 'unallocated'))`,
  `alter table ledger_documents add constraint ledger_documents_holder_check
     check ((kind = 'unallocated') = (profile_id is null))`,
  'alter table received_money add column unallocated_id uuid',
]

/** What nobody could place before is posted now: it came in long ago, and the books of then are closed. */
const conversion: readonly string[] = [
  `update received_money y set unallocated_id = gen_random_uuid() where ${heldMoney}`,
  `insert into ledger_documents (tenant, id, kind, number, profile_id, holder, source, description, amount_cents,
       currency, way, reference, posted_on, posted_at)
     select y.tenant, y.unallocated_id, 'unallocated', 'UNA-' || extract(year from now())::int || '-' || lpad(
         row_number() over (partition by y.tenant order by y.paid_at, y.id)::text, 5, '0'),
       null, '{}', y.account, y.receipt, y.amount_cents, y.currency, y.provider, y.receipt, now()::date, now()
     from received_money y where y.unallocated_id is not null`,
  `insert into ledger_transfers (tenant, document_id, transfer_no, debit, credit, amount_cents, currency)
     select d.tenant, d.id, 1, 'cash:' || d.way, 'unallocated', d.amount_cents, d.currency
     from ledger_documents d where d.kind = 'unallocated'`,
  `insert into counters (tenant, name, last)
     select tenant, 'unallocated ' || extract(year from now())::int, count(*)::int from ledger_documents
     where kind = 'unallocated' group by tenant`,
]

const constraint = `alter table received_money add constraint received_money_unallocated_fkey
  foreign key (tenant, unallocated_id) references ledger_documents`

/** Money of which nobody knows whose it is has an account of the organisation. */
export const unallocatedMoney: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(database)
    await run(`select set_config('regalia.across_tenants', 'on', true)`)
    for (const statement of statements) await run(statement)
    for (const statement of conversion) await run(statement)
    await run(`select set_config('regalia.across_tenants', '', true)`)
    await run(constraint)
  },
}
