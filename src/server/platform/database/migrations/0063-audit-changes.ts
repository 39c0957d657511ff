import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { createTenantTable, serverRole } from './create-tenant-table.ts'

/**
 * The audit log says from which to which value. The values are in a table of their own, which the server may delete
 * from: a person's data are erased with the account, and what happened stays. Entries from before name the changed
 * fields alone.
 */
export const auditChanges: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createTenantTable(
      database,
      'audit_changes',
      'entry_id uuid not null, changes jsonb not null, foreign key (tenant, entry_id) references audit_log',
      'entry_id',
    )
    await sql.raw(`revoke update on audit_changes from ${serverRole}`).execute(database)
  },
}
