import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** The audit log says from which to which value. Entries from before name the changed fields alone, and stay so. */
export const auditChanges: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table audit_log add column changes jsonb').execute(database)
  },
}
