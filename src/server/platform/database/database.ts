import { CompiledQuery } from 'kysely'
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A transaction of one tenant, which repositories take as their first argument. */
export interface TenantTransaction {
  readonly tenant: string
  readonly db: Transaction<Tables>
}

export interface Database {
  /** `pglite` (embedded) or `postgres`. */
  readonly kind: 'pglite' | 'postgres'
  /**
   * Runs work in one transaction of one tenant: row-level security shows and accepts only that tenant's rows. An error
   * that the work throws rolls it back. The work does no input or output except on this database.
   */
  inTenant<Result>(tenant: string, work: (tx: TenantTransaction) => Promise<Result>): Promise<Result>
  /**
   * For queries without a tenant, where row-level security hides every row. Only the modules in `before-tenant/` use
   * it.
   */
  readonly beforeTenant: QueryExecutorProvider
  /** What an operator should know about how it was opened. */
  readonly warning?: string
  /** Clears away what updates left behind and measures the tables, where no process of the database does it. */
  readonly tend?: () => Promise<void>
  close(): Promise<void>
}

/** A tenant's id is the name of its folder. It is checked because it becomes part of a statement. */
const slug = /^[a-z][a-z0-9-]*$/

/**
 * Returns the function that sets the tenant; nothing else sets it. It uses a `set local` statement, because a
 * distributed PostgreSQL passes that on to the servers that hold the rows, but not the effect of `set_config()`.
 *
 * @param database its driver leaves it to the first statement to begin a transaction, so that both are one message
 * @param limits further statements that every transaction begins with
 */
export function makeInTenant(database: Kysely<Tables>, limits: readonly string[] = []): Database['inTenant'] {
  return async (tenant, work) => {
    if (!slug.test(tenant)) throw new Error('This is no id of a tenant.')
    const opening = ['begin', `set local regalia.tenant = '${tenant}'`, ...limits].join('; ')
    return database.transaction().execute(async (db) => {
      await db.executeQuery(CompiledQuery.raw(opening))
      return work({ tenant, db })
    })
  }
}
