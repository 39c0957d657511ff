import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { serverRole } from './migrations/create-tenant-table.ts'
import type { Tables } from './tables.ts'

/** A transaction of one tenant, which repositories take as their first argument. */
export interface TenantTransaction {
  readonly tenant: string
  readonly db: Transaction<Tables>
}

/** The database as resources use it. */
export interface Database {
  /** `pglite` (embedded) or `postgres`. */
  readonly kind: 'pglite' | 'postgres'
  /**
   * Runs work in one transaction of one tenant: row-level security shows and takes only that tenant's rows. It is
   * rolled back when the work throws. No input or output but the database's own belongs inside.
   */
  inTenant<Result>(tenant: string, work: (tx: TenantTransaction) => Promise<Result>): Promise<Result>
  /** Without a tenant; only for the modules in `before-tenant/` and for migrations. */
  readonly beforeTenant: Kysely<Tables>
  close(): Promise<void>
}

/** Opens the one place where the tenant is set. */
export function makeInTenant(database: Kysely<Tables>): Database['inTenant'] {
  return (tenant, work) =>
    database.transaction().execute(async (db) => {
      await sql`select set_config('role', ${serverRole}, true), set_config('regalia.tenant', ${tenant}, true)`.execute(
        db,
      )
      return work({ tenant, db })
    })
}
