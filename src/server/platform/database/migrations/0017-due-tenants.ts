import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { serverRole } from './create-tenant-table.ts'

const statements: readonly string[] = [
  `create policy waiting on outbox for select to current_user using (status in ('queued', 'sending'))`,
  `create function due_tenants(at timestamptz) returns setof text
    language sql stable security definer set search_path = pg_catalog, pg_temp
    as $$ select distinct tenant from public.outbox
      where status in ('queued', 'sending') and (next_at is null or next_at <= at
        or (status = 'sending' and next_at > at + interval '11 minutes')
        or (attempts > 0 and next_at > at + interval '61 minutes')) $$`,
  'revoke all on function due_tenants(timestamptz) from public',
  `grant execute on function due_tenants(timestamptz) to ${serverRole}`,
]

/** The only query across tenants: which of them have messages that are due. It returns their ids and nothing else. */
export const dueTenants: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
