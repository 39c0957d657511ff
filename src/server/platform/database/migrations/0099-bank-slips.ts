import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const slips = `id uuid not null, document_id uuid not null, profile_id uuid not null, paid_on date not null,
  name text not null, media_type text not null, size integer not null check (size >= 0), width integer, height integer,
  sha256 text not null, created_at timestamptz not null, unique (tenant, document_id),
  foreign key (tenant, document_id) references ledger_documents`

/** The slips of bank transfers that finance staff entered. What was posted for a transfer is its receipt. */
export const bankSlipsMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'bank_slips', slips, 'id')
    await sql.raw(`revoke update, delete on bank_slips from ${serverRole}`).execute(database)
  },
}
