import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/**
 * Challenges know whose e-mail they are for, by its hash: those of an address are dropped and counted together whether or
 * not it has an account. One made before, or by an older server, is for itself alone.
 */
export const challengesByEmail: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table challenges add column email_hash text not null default gen_random_uuid()::text`.execute(
      database,
    )
    await sql`create index challenges_of_email on challenges (tenant, email_hash)`.execute(database)
  },
}
