import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const decisions = `id uuid not null, payment_id uuid not null,
  kind text not null check (kind in ('posted', 'set-aside', 'taken-back')), reason text not null,
  receipt_no text, decided_by uuid not null, decided_at timestamptz not null,
  foreign key (tenant, payment_id) references payments`

const statements: readonly string[] = [
  'alter table payments add column handled_at timestamptz',
  'create index payment_decisions_of on payment_decisions (tenant, payment_id, decided_at)',
  `revoke update, delete on payment_decisions from ${serverRole}`,
]

/** What finance staff decided about payments that do not fit what was heard of them, and which they have dealt with. */
export const paymentDecisionsMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'payment_decisions', decisions, 'id')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
