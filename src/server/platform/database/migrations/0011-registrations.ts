import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const columns = `id uuid not null, email text not null, phone text not null, id_number text not null,
  password_hash text not null, type text not null check (type in ('Individual', 'Corporate')), category text not null,
  link_hash text, created_at timestamptz not null`

/**
 * Registrations wait in a table of their own until the owner of the e-mail proves one: none replaces another, and there
 * is no account before that. Decoys are registrations like all others.
 */
export const registrations: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'registrations', columns, 'id')
    await sql`create index registrations_of_email on registrations (tenant, email, created_at)`.execute(database)
    await sql`create index registrations_by_link on registrations (tenant, link_hash)`.execute(database)
    await sql`alter table challenges add column registration_id uuid`.execute(database)
    await sql`alter table challenges add constraint challenges_of_registration
      foreign key (tenant, registration_id) references registrations on delete cascade`.execute(database)
    await sql`create index challenges_by_registration on challenges (tenant, registration_id)`.execute(database)
    await sql`alter table challenges drop column if exists decoy_password_hash`.execute(database)
  },
}
