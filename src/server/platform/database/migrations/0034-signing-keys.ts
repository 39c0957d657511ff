import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const columns =
  'sequence integer not null, kid text not null, private_key bytea not null, created_at timestamptz not null'

/** Organisations sign what they issue. Files that were drawn before have no statement, and nothing changes them. */
export const signingKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'signing_keys', columns, 'sequence')
    // Keys are only added: what an earlier one signed can be checked for ever.
    await sql.raw(`revoke update, delete on signing_keys from ${serverRole}`).execute(database)
    await sql.raw('alter table case_document_files add column statement text').execute(database)
  },
}
