import { CsvError as ParserError, parse } from 'csv-parse/sync'

/** A row of a file, with its first line (from 1). */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Text that is not CSV; `line` is the first line of the unreadable row. */
export class CsvError extends Error {
  override readonly name = 'CsvError'

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

export interface CsvForm {
  /** What stands between cells. */
  readonly separator: string
  /** The most characters that a row may have; 0 for any number. */
  readonly longestRow: number
}

/**
 * The rows of CSV text by RFC 4180: separated by commas, with quotes around cells that contain commas, quotes or line
 * ends. A byte order mark and empty lines are skipped.
 *
 * @throws CsvError at a misplaced quote, or a row that is too long
 */
export function readCsv(
  text: string,
  { separator, longestRow }: CsvForm = { separator: ',', longestRow: 0 },
): readonly TableRow[] {
  const rows: TableRow[] = []
  // Counted here, because the parser reports an unclosed quote at the file's last line and counts \r\n in quotes twice.
  let line = 1
  const addRow = (cells: readonly string[]): undefined => {
    if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells })
    line += cells.join('').split('\n').length
  }
  try {
    parse(text, {
      bom: true,
      delimiter: separator,
      max_record_size: longestRow,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      on_record: addRow,
    })
  } catch (error) {
    if (!(error instanceof ParserError)) throw error
    throw new CsvError(line, 'A quotation mark stands where none may or is not closed, or a row is too long.')
  }
  return rows
}
