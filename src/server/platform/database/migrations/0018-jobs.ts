import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const columns = `name text not null, due_at timestamptz not null, leased_until timestamptz, runs integer not null,
  started_at timestamptz not null, finished_at timestamptz, outcome text check (outcome in ('done', 'failed')),
  report jsonb not null, error text`

/** The pruning job finds what has expired by these indexes. */
const statements: readonly string[] = [
  'create index limits_by_end on limits (tenant, resets_at)',
  'create index sessions_by_end on sessions (tenant, expires_at)',
  'create index challenges_by_time on challenges (tenant, sent_at)',
  'create index links_by_end on links (tenant, expires_at)',
  'create index users_unverified on users (tenant, created_at) where verified_at is null',
]

/** Background jobs: the lease of the current run, the outcome of the last one, when the next is due. */
export const jobs: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'jobs', columns, 'name')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
