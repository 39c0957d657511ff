import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const awards = `id uuid not null, member_no text not null, period text not null check (period ~ '^[0-9]{4}$'),
  description text not null, provider text not null, location text not null,
  hundredths integer not null check (hundredths > 0), event_code text not null, certificate_no text not null,
  awarded_at timestamptz not null, foreign key (tenant, member_no) references members`

/** Points for professional development. */
export const cpdAwards: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'cpd_awards', awards, 'id')
    await sql`create index cpd_awards_of_member on cpd_awards (tenant, member_no, period)`.execute(database)
  },
}
