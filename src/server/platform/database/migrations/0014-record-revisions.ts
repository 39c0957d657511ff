import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Each record counts its changes, so that a change can name the revision that it was made from. */
export const recordRevisions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table records add column revision integer not null default 1`.execute(database)
  },
}
