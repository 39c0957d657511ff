import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const runs = `id uuid not null, declaration text not null, year text not null, begun_by uuid not null,
  begun_at timestamptz not null`

const bills = `run_id uuid not null, profile_id uuid not null, declaration text not null, year text not null,
  invoice_id uuid not null, amount_cents bigint not null check (amount_cents > 0), reversed_at timestamptz,
  unique (tenant, invoice_id), foreign key (tenant, run_id) references billing_runs,
  foreign key (tenant, profile_id) references profiles, foreign key (tenant, invoice_id) references ledger_documents`

const reminders = `invoice_id uuid not null, reminder text not null,
  outcome text not null check (outcome in ('sent', 'unwanted', 'settled', 'closed')), channels text not null,
  decided_at timestamptz not null, foreign key (tenant, invoice_id) references ledger_documents`

const statements: readonly string[] = [
  // Nobody is billed twice for a year, whatever runs at once, is repeated or was interrupted.
  `create unique index yearly_bills_once on yearly_bills (tenant, declaration, year, profile_id)
     where reversed_at is null`,
  'create index billing_runs_newest on billing_runs (tenant, begun_at desc)',
  'create index ledger_documents_due on ledger_documents (tenant, due_on) where due_on is not null',
  `revoke update, delete on billing_runs, bill_reminders from ${serverRole}`,
  `revoke update, delete on yearly_bills from ${serverRole}`,
  `grant update (reversed_at) on yearly_bills to ${serverRole}`,
]

/** Yearly billing runs, whom each has billed, and what was decided about reminders. */
export const billingRunsMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'billing_runs', runs, 'id')
    await createTenantTable(database, 'yearly_bills', bills, 'run_id, profile_id')
    await createTenantTable(database, 'bill_reminders', reminders, 'invoice_id, reminder')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
