import { sql } from 'kysely'
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
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
  /** Without a tenant, so that no table shows a row; only for the modules in `before-tenant/`. */
  readonly beforeTenant: QueryExecutorProvider
  close(): Promise<void>
}

/** A tenant's id is the name of its folder. It becomes part of a statement, so that it is checked before. */
const slug = /^[a-z][a-z0-9-]*$/

/**
 * Opens the one place where the tenant is set: by a statement of its own, which a distributed PostgreSQL passes on to
 * the servers that hold the rows. (It does not pass on what `set_config()` sets.)
 *
 * @param limits further statements that every transaction begins with
 */
export function makeInTenant(database: Kysely<Tables>, limits: readonly string[] = []): Database['inTenant'] {
  return async (tenant, work) => {
    if (!slug.test(tenant)) throw new Error('This is no id of a tenant.')
    const opening = [`set local regalia.tenant = '${tenant}'`, ...limits].join('; ')
    return database.transaction().execute(async (db) => {
      await sql.raw(opening).execute(db)
      return work({ tenant, db })
    })
  }
}
