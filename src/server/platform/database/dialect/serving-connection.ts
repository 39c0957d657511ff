import { CompiledQuery } from 'kysely'
import type { QueryResult } from 'kysely'
import type { Ending, JointConnection } from './joint-connection.ts'
import type { PatientClient } from './patient-pool.ts'
import { isOpening } from './rows-only.ts'

/**
 * A connection that a server works on. Nobody waits for three kinds of responses, because each wait costs more than the
 * statement: that to the opening, which arrives with that to the next statement; that to a queued write; and that to
 * the end of a transaction that has only read.
 */
export class ServingConnection implements JointConnection {
  /** The responses that nobody has awaited yet. */
  private pending: Promise<unknown>[] = []
  /** Whether the transaction has done anything but read. */
  private hasWritten = false
  /** Whether the transaction ended with its last statement. */
  private hasEnded = false

  constructor(private readonly client: PatientClient) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isOpening(query.sql)) return this.answered(this.send<Row>(query))
    this.hasWritten = false
    this.pending = [unawaited(this.client.query(query))]
    return { rows: [] }
  }

  async executeTogether(queries: readonly CompiledQuery[], ending: Ending): Promise<readonly QueryResult<unknown>[]> {
    const sent = queries.map((query) => this.send(query))
    if (ending === 'ends') {
      if (this.hasWritten) throw new Error('Somebody has to wait for the end of a transaction that has written.')
      void unawaited(this.client.query(commit))
      this.hasEnded = true
    }
    return this.answered(Promise.all(sent))
  }

  executeLater(query: CompiledQuery): void {
    this.pending.push(this.send(query))
  }

  async begin(): Promise<void> {
    await this.client.query(begin)
    this.hasWritten = true
  }

  async commit(): Promise<void> {
    if (this.hasEnded) return
    const ended = unawaited(this.client.query(commit))
    if (this.hasWritten || this.pending.length > 0) await this.answered(ended)
  }

  async rollback(): Promise<void> {
    this.pending = []
    if (!this.hasEnded) await this.client.query(rollback)
  }

  release(): void {
    this.client.release()
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are read in pages, not by a cursor.')
  }

  private send<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.hasEnded) throw new Error('The transaction has ended.')
    this.hasWritten ||= !isRead(query.sql)
    return unawaited(this.client.query<Row>(query))
  }

  /** Responses arrive in the order of their statements, so this waits no longer than for the last one. */
  private async answered<Result>(last: Promise<Result>): Promise<Result> {
    void unawaited(last)
    const earlier = this.pending
    this.pending = []
    for (const response of earlier) await response
    return last
  }
}

const begin = CompiledQuery.raw('begin')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

const isRead = (statement: string): boolean => /^\s*select\b/i.test(statement)

/** The same promise. Its failure is reported where it is awaited, or by the connection's next query. */
function unawaited<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined)
  return work
}
