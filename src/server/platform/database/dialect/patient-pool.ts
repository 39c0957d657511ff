import type { CompiledQuery, QueryResult } from 'kysely'
import { DatabaseError } from 'pg'
import type { Pool, PoolClient } from 'pg'
import { DatabaseAwayError } from '../database-away.ts'
import { gatherWrites } from './gather-writes.ts'
import { refuseUnlessRowsOnly } from './rows-only.ts'
import type { Rights } from './rows-only.ts'
import type { StatementNames } from './statement-names.ts'

export interface PatientPool {
  connect(): Promise<PatientClient>
  end(): Promise<void>
}

/**
 * A pool that throws `DatabaseAwayError` for temporary failures and discards broken connections.
 *
 * @param names for statements that recur; none for an owner, who changes tables
 */
export function patientPool(pool: Pool, rights: Rights, names?: StatementNames): PatientPool {
  // The pool replaces a connection that breaks while idle; the next query reports a lasting fault.
  pool.on('error', () => undefined)
  const connect = async (): Promise<PatientClient> => {
    try {
      return new PatientClient(await pool.connect(), rights, names)
    } catch (error) {
      throw new DatabaseAwayError(error)
    }
  }
  return { connect, end: () => pool.end() }
}

/** A connection to PostgreSQL. It sends each statement at once, even if earlier ones are still unanswered. */
export class PatientClient {
  private failure: Error | undefined

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

  async query<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    if (this.failure) throw new DatabaseAwayError(this.failure)
    if (this.rights === 'rows-only') refuseUnlessRowsOnly(sql)
    const name = this.names?.nameOf(sql, parameters)
    gatherWrites(this.client)
    try {
      const query = { text: sql, values: [...parameters], ...(name !== undefined && { name }) }
      const { command, rowCount, rows } = await this.client.query(query)
      return { rows, ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
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

/** The commands that change rows. */
const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

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
