import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { serverRole } from './create-tenant-table.ts'

/** Pictures that nothing names are removed; what is uploaded again is new again. Their content never changes. */
export const unnamedPictures: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql.raw(`grant delete, update (uploaded_at) on brand_pictures to ${serverRole}`).execute(database)
  },
}
