import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError } from 'pg'
import type { Pool, PoolClient } from 'pg'
import { DatabaseAwayError } from '../database-away.ts'
import { refuseUnlessRowsOnly } from './rows-only.ts'
import type { Rights } from './rows-only.ts'

/** A pool that throws `DatabaseAwayError` for temporary failures and discards broken connections. */
export function patientPool(pool: Pool, rights: Rights): PostgresPool {
  // The pool replaces a connection that breaks while idle; the next query reports a lasting fault.
  pool.on('error', () => undefined)
  const connect = async (): Promise<PostgresPoolClient> => {
    try {
      return new PatientClient(await pool.connect(), rights)
    } catch (error) {
      throw new DatabaseAwayError(error)
    }
  }
  return { connect, end: () => pool.end() }
}

class PatientClient implements PostgresPoolClient {
  private failure: Error | undefined

  constructor(
    private readonly client: PoolClient,
    private readonly rights: Rights,
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

  private async ask<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.failure) throw new DatabaseAwayError(this.failure)
    if (this.rights === 'rows-only') refuseUnlessRowsOnly(statement)
    try {
      const { command, rowCount, rows } = await this.client.query(statement, [...parameters])
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

/** The commands that change rows. Kysely needs the name of no other. */
const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

/** SQLSTATEs after which the connection is unusable: connection failure, no resources, shutdown, idle for too long. */
const gone = /^(08|53|57P|58|25P0[34])/
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
