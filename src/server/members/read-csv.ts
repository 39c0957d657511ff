/** One row of a CSV file, with the line that it begins on (1 is the first). */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Text that is no CSV; `line` is where that shows. */
export class CsvError extends Error {
  override readonly name = 'CsvError'

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** A cell in quotes, in which "" is a quote, or one without; then what ends it. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/**
 * The rows of CSV text as RFC 4180 has it: commas, cells that hold commas, quotes or line ends in quotes. Nothing is
 * guessed. A byte order mark and empty lines are passed over.
 *
 * @throws CsvError where a quote stands in the wrong place
 */
export function readCsv(source: string): readonly CsvRow[] {
  const text = source.replace(/^\uFEFF/, '')
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let begins = 1
  let at = 0
  while (at < text.length || cells.length > 0) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (!found) throw new CsvError(line, 'A quotation mark stands where none may, or is not closed.')
    const [whole, quoted, plain = '', end] = found
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += whole.split('\n').length - 1
    at += whole.length
    if (end === ',') continue
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: begins, cells })
    cells = []
    begins = line
  }
  return rows
}
