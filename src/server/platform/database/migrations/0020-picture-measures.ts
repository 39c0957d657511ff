import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Stores a picture's width and height, so that they are checked again when its record is saved again. */
export const pictureMeasures: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table files add column width integer, add column height integer`.execute(database)
  },
}
