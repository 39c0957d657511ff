import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { holdItsOwner } from './create-tenant-table.ts'

/**
 * Applies row-level security to the owner of the tables from earlier migrations, and drops the `on delete set null` of
 * a foreign key that includes the tenant.
 */
export const forcedIsolation: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      join pg_policy p on p.polrelid = c.oid and p.polname = 'one_tenant'
      where c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity`.execute(database)
    for (const { name } of rows) await holdItsOwner(database, name)
    await sql
      .raw(
        `alter table members drop constraint members_tenant_user_id_fkey,
          add constraint members_tenant_user_id_fkey foreign key (tenant, user_id) references users`,
      )
      .execute(database)
  },
}
