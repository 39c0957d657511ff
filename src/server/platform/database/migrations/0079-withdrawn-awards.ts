import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

const changes: readonly string[] = [
  'alter table cpd_awards add column withdrawn_at timestamptz',
  'create index cpd_awards_newest on cpd_awards (tenant, awarded_at desc, id)',
  "create index cpd_awards_by_certificate on cpd_awards (tenant, lower(certificate_no)) where certificate_no <> ''",
]

/** Awards that were withdrawn stay, and no longer count. */
export const withdrawnAwards: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const change of changes) await sql.raw(change).execute(database)
  },
}
