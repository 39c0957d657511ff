import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

/**
 * Which record a change with a key was made to. The key outlives the record, so that a retry does not add a removed
 * record again.
 */
export const changeKeys: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(
      database,
      'change_keys',
      `profile_id uuid not null, section text not null, key text not null, entry_no integer not null,
       request_hash text not null, created_at timestamptz not null,
       foreign key (tenant, profile_id) references profiles on delete cascade`,
      'profile_id, section, key',
    )
    await sql`create index change_keys_by_time on change_keys (tenant, created_at)`.execute(database)
  },
}
