import type { PGlite } from '@electric-sql/pglite'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Driver, Kysely } from 'kysely'
import { databaseLimits } from '../database-limits.ts'
import { Mutex } from './mutex.ts'
import { PGliteConnection } from './pglite-connection.ts'
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
    private readonly rights: Rights,
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

  /** A tenant's transaction begins with its opening. */
  async beginTransaction(): Promise<void> {
    if (this.rights === 'everything') this.connection.begin('begin')
  }

  commitTransaction(): Promise<void> {
    return this.connection.commit()
  }

  rollbackTransaction(): Promise<void> {
    return this.connection.rollback()
  }

  async releaseConnection(): Promise<void> {
    this.mutex.release()
  }

  async destroy(): Promise<void> {
    await this.mutex.acquire(databaseLimits.connection)
  }
}
