import type { PGlite } from '@electric-sql/pglite'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely'
import { DatabaseAwayError } from '../database-away.ts'
import { databaseLimits } from '../database-limits.ts'
import { Mutex } from './mutex.ts'
import { PGliteStatements } from './pglite-statements.ts'
import { isOpening, refuseUnlessRowsOnly } from './rows-only.ts'
import type { Rights } from './rows-only.ts'
import { StatementNames } from './statement-names.ts'

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
    if (this.rights === 'everything') await this.connection.run('begin')
  }

  async commitTransaction(): Promise<void> {
    await this.connection.run('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.connection.run('rollback')
  }

  async releaseConnection(): Promise<void> {
    this.mutex.release()
  }

  async destroy(): Promise<void> {
    await this.mutex.acquire(databaseLimits.connection)
  }
}

class PGliteConnection implements DatabaseConnection {
  private readonly statements: PGliteStatements

  constructor(
    private readonly pglite: PGlite,
    private readonly rights: Rights,
  ) {
    // Migrations run each statement once, and change the tables that it reads.
    this.statements = new PGliteStatements(pglite, rights === 'rows-only' ? new StatementNames() : undefined)
  }

  /** Throws for a statement that the rights do not include. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.rights === 'rows-only') refuseUnlessRowsOnly(sql)
    if (isOpening(sql)) {
      await this.run(sql)
      return { rows: [] }
    }
    const { rows, affectedRows } = await this.answered(this.statements.query<Row>(sql, parameters))
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
  }

  /** Runs statements that return no rows, parted by semicolons. */
  async run(statements: string): Promise<void> {
    await this.answered(this.statements.run(statements))
  }

  private async answered<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      // The database did not refuse the query: it crashed, or was closed.
      throw this.pglite.closed || error instanceof WebAssembly.RuntimeError ? new DatabaseAwayError(error) : error
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream; read in pages.')
  }
}
