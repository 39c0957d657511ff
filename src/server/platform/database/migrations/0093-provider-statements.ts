import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const files = `id uuid not null, provider text not null, shortcode text not null, file text not null,
  period_from timestamptz not null, period_to timestamptz not null, imported_by uuid not null,
  imported_at timestamptz not null`

const lines = `statement_id uuid not null, line_no integer not null, outcome text not null, fault text,
  receipt text not null, paid_at timestamptz, amount_cents bigint not null check (amount_cents >= 0),
  currency text not null, account text not null, payer text not null, raw text not null,
  foreign key (tenant, statement_id) references provider_statements`

const statements: readonly string[] = [
  'create index statement_lines_of_outcome on statement_lines (tenant, statement_id, outcome, line_no)',
  'create index statement_lines_by_receipt on statement_lines (tenant, receipt)',
  `revoke update, delete on provider_statements from ${serverRole}`,
  `revoke update, delete on statement_lines from ${serverRole}`,
]

/** Statements of providers that finance staff imported, and each of their lines as it came. */
export const providerStatements: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'provider_statements', files, 'id')
    await createTenantTable(database, 'statement_lines', lines, 'statement_id, line_no')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
