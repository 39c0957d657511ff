import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { serverRole } from './create-tenant-table.ts'

const statements: readonly string[] = [
  'alter table jobs rename column name to kind',
  `alter table jobs add column id text not null default '', add column tries integer not null default 0,
    add column payload jsonb not null default '{}', add column progress jsonb, add column failure text,
    add column clock_at timestamptz not null default now(), alter column due_at drop not null, alter column started_at drop not null,
    alter column runs set default 0, alter column report set default '{"counts": {}}',
    drop constraint jobs_outcome_check, drop constraint jobs_pkey`,
  'alter table jobs alter column clock_at drop default, alter column id drop default',
  `alter table jobs add primary key (tenant, kind, id),
    add constraint jobs_outcome_check check (outcome in ('done', 'failed', 'cancelled'))`,
  'create index jobs_due on jobs (tenant, kind, due_at) where due_at is not null',
  'create index jobs_due_anywhere on jobs (kind, due_at) where due_at is not null',
  'create index jobs_by_clock on jobs (kind, clock_at) where due_at is not null',
  'create index jobs_over on jobs (tenant, finished_at) where due_at is null',
  // Messages that wait become jobs. What was queued for a later date has that date as its time.
  `select set_config('regalia.across_tenants', 'on', true)`,
  `insert into jobs (tenant, kind, id, due_at, leased_until, tries, runs, clock_at)
    select tenant, 'message', id::text, coalesce(next_at, created_at), case when status = 'sending' then next_at end,
      attempts, attempts, least(created_at, now())
    from outbox where status in ('queued', 'sending')`,
  `select set_config('regalia.across_tenants', '', true)`,
  'drop index outbox_due',
  'drop function due_tenants(timestamptz)',
  `create function due_tenants(at timestamptz, wanted text) returns setof text
    language plpgsql security definer set search_path = pg_catalog, pg_temp
    as $$ declare due text[];
    begin
      perform set_config('regalia.across_tenants', 'on', true);
      due := array(select distinct j.tenant from public.jobs j
        where j.kind = wanted and (j.due_at <= at or (j.due_at is not null
          and j.clock_at > at + interval '1 minute' and (j.tries > 0 or j.due_at <= j.clock_at))));
      perform set_config('regalia.across_tenants', '', true);
      return query select unnest(due);
    end $$`,
  'revoke all on function due_tenants(timestamptz, text) from public',
  `grant execute on function due_tenants(timestamptz, text) to ${serverRole}`,
]

/**
 * One table for all work in the background: what recurs, what is to be done once, and when each message is sent. The
 * only query across tenants returns the ids of those that have jobs of a kind that are due.
 */
export const jobsOfAllKinds: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
