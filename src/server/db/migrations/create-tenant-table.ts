import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The role that the server works as; row-level security holds for it. */
export const serverRole = 'regalia_server'

/**
 * Creates a table that is keyed by tenant first and isolated by row-level security for the server's role.
 *
 * @param columns the columns after `tenant`, and constraints, in SQL
 * @param key the rest of the primary key
 */
export async function createTenantTable(
  database: Kysely<unknown>,
  table: string,
  columns: string,
  key: string,
): Promise<void> {
  await sql
    .raw(`create table ${table} (tenant text not null, ${columns}, primary key (tenant, ${key}))`)
    .execute(database)
  await sql.raw(`alter table ${table} enable row level security`).execute(database)
  await sql
    .raw(
      `create policy one_tenant on ${table} to ${serverRole} ` +
        `using (tenant = current_setting('regalia.tenant', true)) ` +
        `with check (tenant = current_setting('regalia.tenant', true))`,
    )
    .execute(database)
  await sql.raw(`grant select, insert, update, delete on ${table} to ${serverRole}`).execute(database)
}

/** Creates the server's role, which belongs to the whole database server, unless it is there. */
export async function createServerRole(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `do $$ begin
        if not exists (select from pg_roles where rolname = '${serverRole}') then
          create role ${serverRole} nologin;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`,
    )
    .execute(database)
  await sql.raw(`grant ${serverRole} to current_user`).execute(database)
}
