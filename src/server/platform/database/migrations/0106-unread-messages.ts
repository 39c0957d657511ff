import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const messages = `id uuid not null, provider text not null, source text not null,
  reason text not null check (reason in ('nothing', 'unreadable')), payment_id uuid, raw text not null,
  digest text not null, received_at timestamptz not null, unique (tenant, provider, source, digest),
  foreign key (tenant, payment_id) references payments`

const statements: readonly string[] = [
  'create index unread_messages_by_time on unread_messages (tenant, received_at desc, id)',
  `revoke update, delete on unread_messages from ${serverRole}`,
]

/** What providers sent that names no payment, or that nobody could read. */
export const unreadMessagesMigration: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'unread_messages', messages, 'id')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
