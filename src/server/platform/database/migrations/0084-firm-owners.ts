import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const owners = `firm_id uuid not null, owner_id uuid not null, since timestamptz not null,
  foreign key (tenant, firm_id) references users on delete cascade,
  foreign key (tenant, owner_id) references users on delete cascade`

const statements: readonly string[] = [
  'create index firm_owners_of_owner on firm_owners (tenant, owner_id, since)',
  `alter table sessions add column opened_by uuid,
     add foreign key (tenant, opened_by) references users on delete cascade`,
  'create index sessions_of_owner on sessions (tenant, opened_by) where opened_by is not null',
]

/** Which firms' accounts belong to which person, and the sessions that the person began in them. */
export const firmOwners: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'firm_owners', owners, 'firm_id')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
