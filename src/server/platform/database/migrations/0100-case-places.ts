import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const ofCase = 'foreign key (tenant, case_id) references cases on delete cascade'

const relations = `case_id uuid not null, relation text not null, type text not null, kept_id uuid not null, ${ofCase}`

const kept = 'type text not null, kept_id uuid not null, last_turn integer not null default 0'

const places = `case_id uuid not null, type text not null, kept_id uuid not null,
  takes integer not null check (takes > 0), turn integer, ${ofCase},
  foreign key (tenant, type, kept_id) references case_kept`

const statements: readonly string[] = [
  'create index case_relations_of_kept on case_relations (tenant, type, kept_id)',
  'create index case_places_by_turn on case_places (tenant, type, kept_id, turn)',
  `alter table events add column capacity integer check (capacity > 0),
     add column price_cents integer not null default 0 check (price_cents >= 0),
     add column tickets integer not null default 1 check (tickets > 0)`,
]

/** What cases are about that the organisation keeps, its places and who waits for them; and those of events. */
export const casePlaces: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'case_relations', relations, 'case_id, relation')
    await createTenantTable(database, 'case_kept', kept, 'type, kept_id')
    await createTenantTable(database, 'case_places', places, 'case_id')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
