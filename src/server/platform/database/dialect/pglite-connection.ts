import type { PGlite } from '@electric-sql/pglite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { DatabaseAwayError } from '../database-away.ts'
import type { Ending, JointConnection } from './joint-connection.ts'
import { PGliteStatements } from './pglite-statements.ts'
import type { PGliteStatement } from './pglite-statements.ts'
import { isOpening, refuseUnlessRowsOnly } from './rows-only.ts'
import type { Rights } from './rows-only.ts'
import { StatementNames } from './statement-names.ts'

/** Where the connection's transaction is: not sent yet, sent, or ended with its last statement. */
type Stage = 'unsent' | 'open' | 'ended'

/** The embedded database's connection. What begins a transaction, and queued writes, wait for the next statement. */
export class PGliteConnection implements JointConnection {
  private readonly statements: PGliteStatements
  /** What is sent before the next statement. */
  private waiting: PGliteStatement[] = []
  private stage: Stage = 'unsent'

  constructor(
    private readonly pglite: PGlite,
    private readonly rights: Rights,
  ) {
    // Migrations run each statement once, and change the tables that it reads.
    this.statements = new PGliteStatements(pglite, rights === 'rows-only' ? new StatementNames() : undefined)
  }

  /** @param opening statements without parameters, parted by semicolons */
  begin(opening: string): void {
    this.waiting = [opening]
    this.stage = 'unsent'
  }

  /** Throws for a statement that the rights do not include. */
  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>>
  async executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (isOpening(query.sql)) {
      this.begin(query.sql)
      return { rows: [] }
    }
    const [result] = await this.send([query])
    return result ?? { rows: [] }
  }

  executeTogether(queries: readonly CompiledQuery[], ending: Ending): Promise<readonly QueryResult<unknown>[]> {
    return this.send(queries, ending)
  }

  executeLater(query: CompiledQuery): void {
    this.check(query)
    this.waiting.push(query)
  }

  async commit(): Promise<void> {
    const isEmpty = this.stage === 'unsent' && this.waiting.length <= 1
    if (this.stage !== 'ended' && !isEmpty) await this.run('commit')
    this.reset()
  }

  async rollback(): Promise<void> {
    this.waiting = []
    if (this.stage === 'open') await this.run('rollback')
    this.reset()
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream; read in pages.')
  }

  private reset(): void {
    this.waiting = []
    this.stage = 'unsent'
  }

  private check({ sql }: CompiledQuery): void {
    if (this.stage === 'ended') throw new Error('The transaction has ended.')
    if (this.rights === 'rows-only') refuseUnlessRowsOnly(sql)
  }

  private async send(queries: readonly CompiledQuery[], ending: Ending = 'stays-open') {
    for (const query of queries) this.check(query)
    const before = this.waiting.length
    const results = await this.run(...queries, ...(ending === 'ends' ? ['commit'] : []))
    if (ending === 'ends') this.stage = 'ended'
    return results.slice(before, before + queries.length)
  }

  private async run(...statements: readonly PGliteStatement[]): Promise<readonly QueryResult<unknown>[]> {
    const all = [...this.waiting, ...statements]
    this.waiting = []
    this.stage = 'open'
    try {
      return await this.statements.run(all)
    } catch (error) {
      // The database did not refuse the query: it crashed, or was closed.
      throw this.pglite.closed || error instanceof WebAssembly.RuntimeError ? new DatabaseAwayError(error) : error
    }
  }
}
