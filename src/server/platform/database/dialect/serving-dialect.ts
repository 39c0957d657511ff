import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Dialect, Driver, Kysely } from 'kysely'
import type { PatientPool } from './patient-pool.ts'
import { ServingConnection } from './serving-connection.ts'

/** What begins a transaction: its opening, which is its first statement, or a message of its own. */
export type Beginning = 'opening' | 'message'

/** PostgreSQL, with the connections of a patient pool. */
export class ServingDialect implements Dialect {
  constructor(
    private readonly pool: PatientPool,
    private readonly beginning: Beginning,
  ) {}

  createDriver = (): Driver => new ServingDriver(this.pool, this.beginning)
  createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler()
  createAdapter = (): PostgresAdapter => new PostgresAdapter()
  createIntrospector = (database: Kysely<unknown>): PostgresIntrospector => new PostgresIntrospector(database)
}

class ServingDriver implements Driver {
  constructor(
    private readonly pool: PatientPool,
    private readonly beginning: Beginning,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ServingConnection> {
    return new ServingConnection(await this.pool.connect())
  }

  async beginTransaction(connection: ServingConnection): Promise<void> {
    if (this.beginning === 'message') await connection.begin()
  }

  commitTransaction(connection: ServingConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: ServingConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: ServingConnection): Promise<void> {
    connection.release()
  }

  destroy(): Promise<void> {
    return this.pool.end()
  }
}
