import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** What only a sealed PDF contains: the format of its seal, which stands outside of every compressed part. */
const mark = '/SubFilter /ETSI.CAdES.detached'

/** The files of issued documents say whether they are sealed, also those that were drawn before this. */
export const sealedFiles: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    // The database derives it, because no statement may change a row of this table.
    const isSealed = `position('${mark}'::bytea in content) > 0`
    await sql
      .raw(
        `alter table case_document_files add column sealed boolean not null generated always as (${isSealed}) stored`,
      )
      .execute(database)
  },
}
