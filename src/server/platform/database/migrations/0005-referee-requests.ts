import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const columns = `id uuid not null, profile_id uuid not null, section text not null, entry_no integer not null,
  code_hash text not null, member_no text not null, referee jsonb not null, created_at timestamptz not null,
  expires_at timestamptz not null, answered_at timestamptz, response text check (response in ('Accept', 'Reject')),
  remarks text, questions jsonb not null, unique (tenant, code_hash), unique (tenant, profile_id, section, entry_no),
  foreign key (tenant, profile_id, section, entry_no) references records on delete cascade`

const statements: readonly string[] = [
  `alter table outbox add column about uuid`,
  `create index outbox_about on outbox (tenant, about) where about is not null`,
]

/** Requests to referees with their responses; messages that can be withdrawn while they wait. */
export const refereeRequests: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'referee_requests', columns, 'id')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
