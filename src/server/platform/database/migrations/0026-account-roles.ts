import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

const columns = `user_id uuid not null, role text not null, granted_by uuid not null, granted_at timestamptz not null,
  foreign key (tenant, user_id) references users on delete cascade`

const statements: readonly string[] = [
  'create index account_roles_by_role on account_roles (tenant, role)',
  // A role is given and taken away, never changed into another one.
  `revoke update on account_roles from ${serverRole}`,
  'alter table audit_log add column detail text',
]

/** The roles of accounts, which tenant.json declares. The audit log says which role was given. */
export const accountRoles: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(database, 'account_roles', columns, 'user_id, role')
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
