import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable } from './create-tenant-table.ts'

const clock = (column: string) => `${column} text not null check (${column} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$|^$')`

const events = `id uuid not null, no text not null, description text not null, event_type text not null,
  is_webinar boolean not null, start_date date not null, end_date date not null check (end_date >= start_date),
  ${clock('start_time')}, ${clock('end_time')}, location text not null,
  hundredths integer not null check (hundredths >= 0), logo text not null, providers jsonb not null,
  documents jsonb not null, added_at timestamptz not null, cancelled_at timestamptz, cancel_reason text,
  unique (tenant, no)`

const bookings = `id uuid not null, booking_no text not null, event_id uuid not null, profile_id uuid not null,
  status text not null, is_active boolean not null, invoice_id uuid, id_no text not null, phone_no text not null,
  booked_at timestamptz not null, unique (tenant, booking_no), foreign key (tenant, event_id) references events,
  foreign key (tenant, profile_id) references profiles on delete cascade,
  foreign key (tenant, invoice_id) references ledger_documents`

const indexes: readonly string[] = [
  'create index events_by_end on events (tenant, end_date)',
  'create index event_bookings_of_event on event_bookings (tenant, event_id)',
  'create index event_bookings_of_profile on event_bookings (tenant, profile_id)',
  'create index event_bookings_of_invoice on event_bookings (tenant, invoice_id)',
]

/** Events that the organisation announces, and who has booked them. */
export const eventsMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'events', events, 'id')
    await createTenantTable(database, 'event_bookings', bookings, 'id')
    for (const index of indexes) await sql.raw(index).execute(database)
  },
}
