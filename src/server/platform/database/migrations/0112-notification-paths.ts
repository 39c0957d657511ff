import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** A notification leads to the page that shows what it is about. */
export const notificationPaths: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table notifications add column path text').execute(database)
  },
}
