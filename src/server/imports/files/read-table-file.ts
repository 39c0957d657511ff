import { isUtf8 } from 'node:buffer'
import { readSheet } from 'read-excel-file/universal'
import type { CellValue } from 'read-excel-file/universal'
import { unpackedSize } from '../../platform/files/unpacked-size.ts'
import { CsvError, readCsv } from './read-csv.ts'
import type { CsvForm, TableRow } from './read-csv.ts'

/** Why a file has no rows to read; each has a text, `server.import.<name>`. */
export type UnreadableFile = 'no-table' | 'not-utf8' | 'too-long' | 'unpacked-too-large' | 'broken-workbook'

/** The rows of a file, or why there are none: at a line of CSV, or of all of it. */
export type TableFile =
  | { readonly rows: readonly TableRow[] }
  | { readonly brokenAt: number }
  | { readonly unreadable: UnreadableFile }

/** How a file is read whose form is not ours. */
export interface TableForm {
  /** What may stand between cells of CSV: whatever gives the widest row does. */
  readonly separators: readonly string[]
  /** The most characters of a row of CSV; 0 for any number. */
  readonly longestRow: number
  /** Whether the rows of a workbook are as wide as the widest, and a date has its time: `YYYY-MM-DD HH:mm:ss`. */
  readonly isForeign: boolean
}

export interface TableFileJob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mostRows: number
  readonly form?: TableForm | undefined
}

const ownForm: TableForm = { separators: [','], longestRow: 0, isForeign: false }

/** The most that a workbook may have once it is unpacked; bytes and parts. */
const unpacked = { bytes: 60_000_000, parts: 500 } as const

/**
 * The rows of CSV or of the first sheet of an Excel workbook, recognised by content. Run it in a thread with limits:
 * a file may be made so that reading it takes very long.
 */
export async function readTableFile({ bytes, mostRows, form = ownForm }: TableFileJob): Promise<TableFile> {
  const found = isZip(bytes) ? await readWorkbook(bytes, form) : readText(bytes, form)
  if ('rows' in found && found.rows.length > mostRows + 1) return { unreadable: 'too-long' }
  return found
}

/** A local file header, with which every workbook begins. */
const isZip = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

function readText(bytes: Uint8Array, { separators, longestRow }: TableForm): TableFile {
  if (bytes.includes(0)) return { unreadable: 'no-table' }
  if (!isUtf8(bytes)) return { unreadable: 'not-utf8' }
  const text = Buffer.from(bytes).toString('utf8')
  const [first, ...others] = separators.map((separator) => readSeparated(text, { separator, longestRow }))
  if (first === undefined) return { unreadable: 'no-table' }
  return others.reduce((widest, found) => (widthOf(found) > widthOf(widest) ? found : widest), first)
}

type ReadText = Exclude<TableFile, { unreadable: string }>

function readSeparated(text: string, form: CsvForm): ReadText {
  try {
    return { rows: readCsv(text, form) }
  } catch (error) {
    if (error instanceof CsvError) return { brokenAt: error.line }
    throw error
  }
}

/** How many cells the widest row has; none where the text is broken. */
const widthOf = (found: ReadText): number =>
  'rows' in found ? found.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) : 0

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, { isForeign }: TableForm): Promise<TableFile> {
  try {
    if (!isSmall(bytes)) return { unreadable: 'unpacked-too-large' }
    const sheet = await readSheet(bytes.slice().buffer)
    const widthOfRow = (cells: (typeof sheet)[number]) => cells.findLastIndex((cell) => cell !== null) + 1
    const headed = isForeign ? sheet : sheet.slice(0, 1)
    const width = headed.reduce((most, cells) => Math.max(most, widthOfRow(cells)), 0)
    const rows = sheet.map((cells, i) => {
      const texts = cells.map((cell) => cellText(cell, isForeign))
      return { line: i + 1, cells: trimmed(texts, width) }
    })
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
  } catch {
    return { unreadable: 'broken-workbook' }
  }
}

function isSmall(workbook: Uint8Array): boolean {
  const { bytes, parts } = unpackedSize(workbook)
  return bytes <= unpacked.bytes && parts <= unpacked.parts
}

/** Rows are as wide as the sheet; what is empty beyond the headings is no cell. */
const trimmed = (cells: readonly string[], width: number): readonly string[] =>
  cells.slice(0, Math.max(width, cells.findLastIndex((cell) => cell !== '') + 1))

/** A cell as CSV has it: a date as YYYY-MM-DD. The reader gives dates as if the workbook's time were UTC. */
function cellText(cell: CellValue | null, hasTimes: boolean): string {
  if (cell === null) return ''
  if (!(cell instanceof Date)) return String(cell)
  if (Number.isNaN(cell.getTime())) return ''
  return hasTimes ? cell.toISOString().slice(0, 19).replace('T', ' ') : cell.toISOString().slice(0, 10)
}
