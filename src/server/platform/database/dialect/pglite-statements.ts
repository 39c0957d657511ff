import { parse, protocol } from '@electric-sql/pglite'
import type { messages, PGlite, Results } from '@electric-sql/pglite'
import type { StatementNames } from './statement-names.ts'

const { serialize } = protocol

/** What the database knows of a statement: the types of its parameters and what its rows contain. */
interface Described {
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly rows: readonly messages.BackendMessage[]
}

/**
 * Runs statements on the embedded database, each with one message once it is known. `PGlite.query` sends six and parses
 * and plans every statement anew. For one caller at a time.
 */
export class PGliteStatements {
  private readonly known = new Map<string, Described>()

  /** @param names without them, the database keeps no statement */
  constructor(
    private readonly pglite: PGlite,
    private readonly names?: StatementNames,
  ) {}

  /** Runs statements without parameters and without rows, parted by semicolons. */
  async run(statements: string): Promise<void> {
    await this.send([serialize.query(statements)])
  }

  /** Runs one statement, whose rows are as the caller declares them. */
  query<Row>(statement: string, parameters: readonly unknown[]): Promise<Results<Row>>
  async query(statement: string, parameters: readonly unknown[]): Promise<unknown> {
    const { name, parameterTypes, rows } = this.known.get(statement) ?? (await this.describe(statement, parameters))
    const values = parameters.map((value, i) => this.serialised(value, parameterTypes[i] ?? 0))
    const answered = await this.send([
      serialize.bind({ statement: name, values }),
      serialize.execute(),
      serialize.sync(),
    ])
    return parse.parseResults([...rows, ...answered], this.pglite.parsers)[0]
  }

  private async describe(statement: string, parameters: readonly unknown[]): Promise<Described> {
    const name = this.names?.nameOf(statement, parameters)
    const answered = await this.send([
      serialize.parse({ name: name ?? '', text: statement }),
      serialize.describe({ type: 'S', name: name ?? '' }),
      serialize.sync(),
    ])
    const described = {
      name: name ?? '',
      parameterTypes: parse.parseDescribeStatementResults(answered),
      rows: answered.filter((message) => message.name === 'rowDescription'),
    }
    if (name !== undefined) this.known.set(statement, described)
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
