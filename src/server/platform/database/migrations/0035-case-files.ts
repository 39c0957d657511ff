import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const columns = `id uuid not null, case_id uuid not null, profile_id uuid not null, name text not null,
  media_type text not null, size bigint not null, width integer, height integer, sha256 text not null,
  created_at timestamptz not null, foreign key (tenant, case_id) references cases on delete cascade,
  foreign key (tenant, profile_id) references profiles on delete cascade`

const statements: readonly string[] = [
  'create index case_files_of_case on case_files (tenant, case_id)',
  'create index case_files_bytes on case_files (tenant, profile_id) include (size)',
  // A file may be replaced by another one, but what is known of it never changes.
  `revoke update on case_files from ${serverRole}`,
]

/** The files in the answers of cases, beside those in the records of profiles. */
export const caseFiles: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'case_files', columns, 'id')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
