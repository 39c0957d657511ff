import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

const statements: readonly string[] = [
  'alter table users add column deleted_at timestamptz',
  // Administrators list accounts by it.
  'create index users_by_time on users (tenant, created_at desc, id) where deleted_at is null',
]

/** Accounts that were deleted while others' records name them: without anything of the person, and without a log-in. */
export const deletedAccounts: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
