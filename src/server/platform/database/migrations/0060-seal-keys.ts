import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const columns =
  'sequence integer not null, name text not null, private_key bytea not null, certificate bytea not null, ' +
  'valid_until timestamptz not null, created_at timestamptz not null'

/** Organisations seal the files of what they issue. Files that were drawn before have no seal, and stay. */
export const sealKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'seal_keys', columns, 'sequence')
    // Certificates are only added: what an earlier key sealed can be checked for ever.
    await sql.raw(`revoke update, delete on seal_keys from ${serverRole}`).execute(database)
  },
}
