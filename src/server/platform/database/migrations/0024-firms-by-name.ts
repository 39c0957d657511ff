import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** Active members of a category by name, in the order of bytes, in which a range finds all names that begin alike. */
export const firmsByName: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`create index members_by_name on members (tenant, category, first_name collate "C", member_no)
      where status = 'Active'`.execute(database)
  },
}
