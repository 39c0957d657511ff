/** How many statements have a name; the rest are parsed and planned each time. */
const most = 500
/** Statements with more parameters than this contain lists, whose lengths make each of them a statement of its own. */
const mostParameters = 40

const recurs = /^\s*(select|insert|update|delete|with)\b/i

/**
 * Names for statements that recur, under which a connection keeps what the database has parsed and planned. The names
 * of equal statements are equal on every connection.
 */
export class StatementNames {
  private readonly names = new Map<string, string>()

  /** Undefined for a statement that is to be parsed each time. */
  nameOf(statement: string, parameters: readonly unknown[]): string | undefined {
    const known = this.names.get(statement)
    if (known !== undefined || this.names.size >= most) return known
    if (parameters.length > mostParameters || !recurs.test(statement)) return undefined
    const name = `s${this.names.size}`
    this.names.set(statement, name)
    return name
  }
}
