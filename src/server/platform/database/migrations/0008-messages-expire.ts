import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** A message with a code expires with the code. */
export const messagesExpire: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table outbox add column expires_at timestamptz`.execute(database)
  },
}
