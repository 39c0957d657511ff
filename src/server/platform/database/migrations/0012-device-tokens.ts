import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

/** Devices are recognised by a secret that they keep: what a browser says of itself, anybody can say. */
export const deviceTokens: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(
      database,
      'device_tokens',
      `user_id uuid not null, token_hash text not null, used_at timestamptz not null,
       foreign key (tenant, user_id) references users on delete cascade`,
      'user_id, token_hash',
    )
    await sql`create index device_tokens_by_time on device_tokens (tenant, used_at)`.execute(database)
  },
}
