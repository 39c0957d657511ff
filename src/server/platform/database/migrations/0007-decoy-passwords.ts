import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** A decoy stores the password that was registered with it, so that signing in reveals no more than registering did. */
export const decoyPasswords: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table challenges add column decoy_password_hash text`.execute(database)
  },
}
