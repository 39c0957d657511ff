import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../src/server/platform/database/database.ts'

/** A database that counts its statements. */
export interface CountedDatabase {
  readonly database: Database
  /** How many statements some work takes. */
  during(work: () => Promise<unknown>): Promise<number>
}

/** A database that counts its statements: those that were compiled long before when they return, others as they are. */
export function countStatements(database: Database): CountedDatabase {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      built.add(queryId)
      count += 1
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (!built.has(queryId)) count += 1
      return result
    },
  }
  const built = new WeakSet<Parameters<KyselyPlugin['transformQuery']>[0]['queryId']>()
  return {
    database: {
      ...database,
      inTenant: (tenant, work) => database.inTenant(tenant, (tx) => work({ ...tx, db: tx.db.withPlugin(counter) })),
    },
    async during(work) {
      count = 0
      await work()
      return count
    },
  }
}
