import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError } from 'pg'
import type { Pool, PoolClient } from 'pg'
import { DatabaseAwayError } from '../database-away.ts'

/** A pool that says `DatabaseAwayError` of what will be over by itself, and takes no broken connection back. */
export function patientPool(pool: Pool): PostgresPool {
  // A connection that breaks while idle is replaced by the pool; the query that needs one reports what is wrong.
  pool.on('error', () => undefined)
  const connect = async (): Promise<PostgresPoolClient> => {
    try {
      return new PatientClient(await pool.connect())
    } catch (error) {
      throw new DatabaseAwayError(error)
    }
  }
  return { connect, end: () => pool.end() }
}

class PatientClient implements PostgresPoolClient {
  private failure: Error | undefined

  constructor(private readonly client: PoolClient) {
    client.on('error', this.breaks)
  }

  /** A connection may break between two statements, when nobody waits for an answer that could say so. */
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

/** Those that change rows; Kysely asks after others only for rows. */
const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

/** SQLSTATEs after which the connection is gone or worth nothing: lost, out of means, shutting down, idle for too long. */
const gone = /^(08|53|57P|58|25P0[34])/
/** A statement was ended because it, or what it waited for, took too long. */
const late = /^(57014|55P03)$/

const isTooSlow = (error: unknown): boolean => error instanceof DatabaseError && late.test(error.code ?? '')

/** Without SQLSTATE it was not the database that answered: the network did, or the driver's own clock. */
function isBroken(error: unknown): error is Error {
  if (error instanceof DatabaseError) return gone.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z_]+$/.test(error.code)) return true
  return /^(connection terminated|query read timeout|client (has|was) )/i.test(error.message)
}
