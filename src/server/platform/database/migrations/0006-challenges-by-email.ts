import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/**
 * Challenges store the hash of their e-mail address, so that those of one address are counted and removed together
 * whether or not it has an account. One from before, or from an older server, gets a random hash and counts alone.
 */
export const challengesByEmail: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table challenges add column email_hash text not null default gen_random_uuid()::text`.execute(
      database,
    )
    await sql`create index challenges_of_email on challenges (tenant, email_hash)`.execute(database)
  },
}
