import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

const statements: readonly string[] = [
  // Counted, listed and filtered without reading the cases themselves.
  `create index cases_in_queue on cases (tenant, type, state, entered_at, id) include (owner_id, assignee_id, asked)
     where not final`,
  'create index cases_by_age on cases (tenant, type, entered_at, id)',
  'create index cases_by_start on cases (tenant, type, started_at, id)',
  'create index cases_by_number on cases (tenant, type, number collate "C", id)',
  // Names are looked for in the main records alone.
  `create index records_with_names on records (tenant, profile_id)
     where section in ('sections/bio', 'sections/firm-bio')`,
]

/** What the queues of staff are counted, sorted and searched by. */
export const desk: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
