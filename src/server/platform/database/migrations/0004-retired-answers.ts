import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** A record also stores its answers to fields that its form no longer has. */
export const retiredAnswers: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table records add column retired jsonb not null default '{}'`.execute(database)
  },
}
