import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const columns = `id uuid not null, document text not null, actions jsonb not null, published jsonb not null,
  due_at timestamptz not null, reason text not null, scheduled_by uuid not null, scheduled_at timestamptz not null,
  state text not null check (state in ('waiting', 'published', 'failed', 'cancelled')), ended_at timestamptz,
  publication integer, failure jsonb,
  check ((state = 'waiting') = (ended_at is null)), check ((state = 'published') = (publication is not null)),
  check ((state = 'failed') = (failure is not null)),
  foreign key (tenant, publication) references publications`

const statements: readonly string[] = [
  // Two would be compared with what is in force apart from each other, and the second would undo the first.
  `create unique index scheduled_publications_waiting on scheduled_publications (tenant, document)
     where state = 'waiting'`,
  'create index scheduled_publications_newest on scheduled_publications (tenant, scheduled_at desc)',
  // What was scheduled stays as it was: only its time may be moved, and its end is noted.
  `revoke update, delete on scheduled_publications from ${serverRole}`,
  `grant update (due_at, state, ended_at, publication, failure) on scheduled_publications to ${serverRole}`,
]

/** Publications for a later time, and what became of them. */
export const scheduledPublications: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'scheduled_publications', columns, 'id')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
