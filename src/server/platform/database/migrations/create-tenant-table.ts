import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The role that the server works as. It owns nothing, and row-level security shows it one tenant at a time. */
export const serverRole = 'regalia_server'

/**
 * Creates a table with the tenant first in its key, and row-level security for every role. A foreign key that includes
 * the tenant is never `on delete set null`, which a distributed PostgreSQL refuses: statements set it null instead.
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
      `create policy one_tenant on ${table} to ${serverRole}, current_user ` +
        `using (tenant = current_setting('regalia.tenant', true)) ` +
        `with check (tenant = current_setting('regalia.tenant', true))`,
    )
    .execute(database)
  await sql.raw(`grant select, insert, update, delete on ${table} to ${serverRole}`).execute(database)
  await holdItsOwner(database, table)
}

/**
 * Applies row-level security to the table's owner too. The owner sees one tenant at a time, like the server, and all of
 * them only where a migration declares that it works across tenants (see `openOwner`).
 */
export async function holdItsOwner(database: Kysely<unknown>, table: string): Promise<void> {
  const across = `current_setting('regalia.across_tenants', true) = 'on'`
  await sql.raw(`alter table ${table} force row level security`).execute(database)
  await sql.raw(`drop policy if exists across_tenants on ${table}`).execute(database)
  await sql
    .raw(`create policy across_tenants on ${table} to current_user using (${across}) with check (${across})`)
    .execute(database)
}
