import type { PGlite } from '@electric-sql/pglite'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely'
import { DatabaseAwayError } from '../database-away.ts'
import { databaseLimits } from '../database-limits.ts'
import { Mutex } from './mutex.ts'
import { refuseUnlessRowsOnly } from './rows-only.ts'
import type { Rights } from './rows-only.ts'

/**
 * Kysely on the embedded PostgreSQL. It has one connection, which one user has at a time. Whoever opened the database
 * closes it.
 */
export class PGliteDialect implements Dialect {
  constructor(
    private readonly pglite: PGlite,
    private readonly rights: Rights,
  ) {}

  createDriver = (): Driver => new PGliteDriver(this.pglite, this.rights)
  createQueryCompiler = (): PostgresQueryCompiler => new PostgresQueryCompiler()
  createAdapter = (): PostgresAdapter => new PostgresAdapter()
  createIntrospector = (database: Kysely<unknown>): PostgresIntrospector => new PostgresIntrospector(database)
}

class PGliteDriver implements Driver {
  private readonly mutex = new Mutex()
  private readonly connection: PGliteConnection

  constructor(
    private readonly pglite: PGlite,
    rights: Rights,
  ) {
    this.connection = new PGliteConnection(pglite, rights)
  }

  async init(): Promise<void> {
    await this.pglite.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.mutex.acquire(databaseLimits.connection)
    return this.connection
  }

  async beginTransaction(): Promise<void> {
    await this.pglite.exec('begin')
  }

  async commitTransaction(): Promise<void> {
    await this.pglite.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.pglite.exec('rollback')
  }

  async releaseConnection(): Promise<void> {
    this.mutex.release()
  }

  async destroy(): Promise<void> {
    await this.mutex.acquire(databaseLimits.connection)
  }
}

class PGliteConnection implements DatabaseConnection {
  constructor(
    private readonly pglite: PGlite,
    private readonly rights: Rights,
  ) {}

  /** Throws for a statement that the rights do not include. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.rights === 'rows-only') refuseUnlessRowsOnly(query.sql)
    try {
      const { rows, affectedRows } = await this.pglite.query<Row>(query.sql, [...query.parameters])
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
    } catch (error) {
      // The database did not refuse the query: it crashed, or was closed.
      throw this.pglite.closed || error instanceof WebAssembly.RuntimeError ? new DatabaseAwayError(error) : error
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream; read in pages.')
  }
}
