import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, DatabaseError } from 'pg'
import type { Pool, PoolClient } from 'pg'
import { DatabaseAwayError } from '../database-away.ts'
import { isOpening, refuseUnlessRowsOnly } from './rows-only.ts'
import type { Rights } from './rows-only.ts'
import type { StatementNames } from './statement-names.ts'

/**
 * A pool that throws `DatabaseAwayError` for temporary failures and discards broken connections.
 *
 * @param names for statements that recur; none for an owner, who changes tables
 */
export function patientPool(pool: Pool, rights: Rights, names?: StatementNames): PostgresPool {
  // The pool replaces a connection that breaks while idle; the next query reports a lasting fault.
  pool.on('error', () => undefined)
  const connect = async (): Promise<PostgresPoolClient> => {
    try {
      return new PatientClient(await pool.connect(), rights, names)
    } catch (error) {
      throw new DatabaseAwayError(error)
    }
  }
  return { connect, end: () => pool.end() }
}

class PatientClient implements PostgresPoolClient {
  private failure: Error | undefined
  /** The response to the statement that began the transaction, until it is awaited. */
  private begun: Promise<unknown> | undefined
  /** Whether the transaction has done anything but read. */
  private hasWritten = false

  constructor(
    private readonly client: PoolClient,
    private readonly rights: Rights,
    private readonly names: StatementNames | undefined,
  ) {
    client.on('error', this.breaks)
  }

  /** A connection may break between two statements, when no query is waiting for a response that could report it. */
  private readonly breaks = (error: Error): void => {
    this.failure ??= error
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Rows are read in pages, not by a cursor.')
    return this.ask(statement, parameters)
  }

  /**
   * Nobody waits for two responses, because each wait costs more than the statement: that to the opening, which arrives
   * with that to the next statement, and that to the end of a transaction that has only read.
   */
  private async ask<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.failure) throw new DatabaseAwayError(this.failure)
    if (this.rights === 'rows-only') refuseUnlessRowsOnly(statement)
    if (isOpening(statement)) {
      this.begun = unawaited(this.send(statement, []))
      this.hasWritten = false
      return { command: 'SELECT', rowCount: 0, rows: [] }
    }
    if (statement === 'commit' && !this.hasWritten && !this.begun) {
      void unawaited(this.send(statement, []))
      return { command: 'SELECT', rowCount: 0, rows: [] }
    }
    this.hasWritten ||= !isRead(statement)
    const answered = unawaited(this.send<Row>(statement, parameters))
    await this.begun
    this.begun = undefined
    return answered
  }

  private async send<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = this.names?.nameOf(statement, parameters)
    gatherWrites(this.client)
    try {
      const query = { text: statement, values: [...parameters], ...(name !== undefined && { name }) }
      const { command, rowCount, rows } = await this.client.query(query)
      return { command: commands.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      if (isBroken(error)) this.failure ??= error
      throw isBroken(error) || isTooSlow(error) ? new DatabaseAwayError(error) : error
    }
  }

  release(): void {
    this.client.off('error', this.breaks)
    this.client.release(this.failure)
  }
}

/** Sends what is written to a connection in one turn as one packet: a packet costs more than its statements. */
function gatherWrites(client: PoolClient): void {
  if (!(client instanceof Client)) return
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const isRead = (statement: string): boolean => /^\s*select\b/i.test(statement)

/** The same promise. Its failure is reported where it is awaited, or by the connection's next query. */
function unawaited<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}

/** The commands that change rows. Kysely needs the name of no other. */
const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

/**
 * SQLSTATEs after which the connection is unusable: connection failure, no resources, shutdown, idle for too long; or
 * 0A000, when another server's migration has changed the columns of a statement that the connection keeps.
 */
const gone = /^(08|53|57P|58|25P0[34]|0A000)/
/** SQLSTATEs of a statement or a wait for a lock that took too long. */
const late = /^(57014|55P03)$/

const isTooSlow = (error: unknown): boolean => error instanceof DatabaseError && late.test(error.code ?? '')

/** An error without SQLSTATE does not come from the database: the network failed, or the driver timed out. */
function isBroken(error: unknown): error is Error {
  if (error instanceof DatabaseError) return gone.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code)) return true
  return /^(connection terminated|query read timeout|client (has|was) )/i.test(error.message)
}
