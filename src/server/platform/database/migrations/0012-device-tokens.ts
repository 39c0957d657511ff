import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

/** A device is recognised by a secret that it stores, because anybody can copy a user agent. */
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
