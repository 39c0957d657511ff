import { parse, protocol } from '@electric-sql/pglite'
import type { messages, PGlite } from '@electric-sql/pglite'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { StatementNames } from './statement-names.ts'

const { serialize } = protocol

/** What the database knows of a statement: the types of its parameters and what its rows contain. */
interface Described {
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly rows: readonly messages.BackendMessage[]
}

/** One statement with its parameters, or several without parameters and rows, parted by semicolons. */
export type PGliteStatement = string | Pick<CompiledQuery, 'sql' | 'parameters'>

/**
 * Runs statements on the embedded database, in one message once they are known. `PGlite.query` sends six for each, and
 * parses and plans it anew. For one caller at a time.
 */
export class PGliteStatements {
  private readonly known = new Map<string, Described>()

  /** @param names without them, the database keeps no statement */
  constructor(
    private readonly pglite: PGlite,
    private readonly names?: StatementNames,
  ) {}

  /**
   * Runs statements in their order. Throws the first failure. Those with parameters that follow one another are one
   * pipeline: the database then synchronises once, not after each.
   */
  async run(statements: readonly PGliteStatement[]): Promise<readonly QueryResult<unknown>[]> {
    const described: (Described | undefined)[] = []
    for (const statement of statements) {
      described.push(typeof statement === 'string' ? undefined : await this.describe(statement))
    }
    const sent = statements.flatMap((statement, i) => [
      ...this.messagesOf(statement, described[i]),
      ...(endsPipeline(statements, i) ? [serialize.sync()] : []),
    ])
    const answers = parted(await this.send(sent), statements)
    return answers.map((answer, i) => this.resultOf(answer, described[i]))
  }

  private messagesOf(statement: PGliteStatement, described: Described | undefined): readonly Uint8Array[] {
    if (typeof statement === 'string') return [serialize.query(statement)]
    const { name = '', parameterTypes = [] } = described ?? {}
    const values = statement.parameters.map((value, i) => this.serialised(value, parameterTypes[i] ?? 0))
    return [
      // The next statement without a name takes the place of the one before it.
      ...(name === '' ? [serialize.parse({ text: statement.sql })] : []),
      serialize.bind({ statement: name, values }),
      serialize.execute(),
    ]
  }

  private resultOf(answer: readonly messages.BackendMessage[], described: Described | undefined): QueryResult<unknown> {
    const [result] = parse.parseResults([...(described?.rows ?? []), ...answer], this.pglite.parsers)
    return { rows: result?.rows ?? [], numAffectedRows: BigInt(result?.affectedRows ?? 0) }
  }

  private async describe({ sql, parameters }: Exclude<PGliteStatement, string>): Promise<Described> {
    const known = this.known.get(sql)
    if (known) return known
    const name = this.names?.nameOf(sql, parameters)
    const answered = await this.send([
      serialize.parse({ name: name ?? '', text: sql }),
      serialize.describe({ type: 'S', name: name ?? '' }),
      serialize.sync(),
    ])
    const described = {
      name: name ?? '',
      parameterTypes: parse.parseDescribeStatementResults(answered),
      rows: answered.filter((message) => message.name === 'rowDescription'),
    }
    if (name !== undefined) this.known.set(sql, described)
    return described
  }

  private serialised(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const { [type]: write = String } = this.pglite.serializers
    return write(value)
  }

  private send(sent: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.pglite.execProtocolStream(Buffer.concat(sent), { syncToFs: false })
  }
}

/** Whether a statement with parameters is the last of its pipeline. Those without are messages of their own. */
const endsPipeline = (statements: readonly PGliteStatement[], i: number): boolean =>
  typeof statements[i] === 'object' && typeof statements[i + 1] !== 'object'

/**
 * The messages that answer each statement. Within a pipeline a statement ends with its completion; any other one, and
 * the pipeline, with the database being ready for the next.
 */
function parted(
  answers: readonly messages.BackendMessage[],
  statements: readonly PGliteStatement[],
): readonly (readonly messages.BackendMessage[])[] {
  const parts: messages.BackendMessage[][] = statements.map(() => [])
  let i = 0
  for (const message of answers) {
    const isReady = message.name === 'readyForQuery'
    if (!isReady) parts[i]?.push(message)
    const endsHere =
      typeof statements[i] === 'object' && !endsPipeline(statements, i) ? 'commandComplete' : 'readyForQuery'
    if (message.name === endsHere) i += 1
  }
  return parts
}
