import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const statements: readonly string[] = [
  // Null for publications from before: what they were composed on is not known.
  'alter table publications add column release text',
  `revoke update on kept_declarations from ${serverRole}`,
]

/**
 * What publications were composed on, so that an organisation goes on with it while its changes do not fit a new
 * release; and what did not fit which release.
 */
export const releases: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const kept = 'release text not null, files bytea not null, kept_at timestamptz not null'
    await createTenantTable(database, 'kept_declarations', kept, 'release')
    const held =
      'sequence integer not null, release text not null, issues jsonb not null, found_at timestamptz not null'
    await createTenantTable(database, 'held_releases', held, 'sequence, release')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
