import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { serverRole } from './create-tenant-table.ts'

/** As in 0017, but the function alone sees across tenants, and not its owner whenever it queries the table. */
const dueTenants: readonly string[] = [
  'drop policy waiting on outbox',
  `create or replace function due_tenants(at timestamptz) returns setof text
    language plpgsql security definer set search_path = pg_catalog, pg_temp
    as $$ declare due text[];
    begin
      perform set_config('regalia.across_tenants', 'on', true);
      due := array(select distinct tenant from public.outbox
        where status in ('queued', 'sending') and (next_at is null or next_at <= at
          or (status = 'sending' and next_at > at + interval '11 minutes')
          or (attempts > 0 and next_at > at + interval '61 minutes')));
      perform set_config('regalia.across_tenants', '', true);
      return query select unnest(due);
    end $$`,
]

/** The tables' owner sees one tenant at a time too, for servers that have no other role to work as. */
export const ownerServes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      join pg_policy p on p.polrelid = c.oid and p.polname = 'one_tenant'
      where c.relnamespace = 'public'::regnamespace`.execute(database)
    for (const { name } of rows) {
      await sql.raw(`alter policy one_tenant on ${name} to ${serverRole}, current_user`).execute(database)
    }
    for (const statement of dueTenants) await sql.raw(statement).execute(database)
  },
}
