import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** The bytes of a profile's files are summed from the index alone. */
export const bytesOfProfileIndex: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`create index files_bytes on files (tenant, profile_id) include (section, size)`.execute(database)
  },
}
