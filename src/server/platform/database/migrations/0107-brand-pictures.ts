import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const columns =
  'path text not null, name text not null, content bytea not null, uploaded_by uuid not null, ' +
  'uploaded_at timestamptz not null'

/** Pictures of the brand that administrators uploaded. Publications name them, so that none changes or goes. */
export const brandPictures: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'brand_pictures', columns, 'path')
    await sql.raw(`revoke update, delete on brand_pictures from ${serverRole}`).execute(database)
  },
}
