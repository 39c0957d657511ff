import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Of a picture its measures are kept, so that a record that is saved again is checked by them again. */
export const pictureMeasures: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table files add column width integer, add column height integer`.execute(database)
  },
}
