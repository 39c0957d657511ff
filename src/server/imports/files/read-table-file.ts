import { isUtf8 } from 'node:buffer'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import type { CellValue } from 'read-excel-file/universal'
import { CsvError, readCsv } from './read-csv.ts'
import type { TableRow } from './read-csv.ts'

/** Why a file has no rows to read; each has a text, `server.import.<name>`. */
export type UnreadableFile = 'no-table' | 'not-utf8' | 'too-long' | 'unpacked-too-large' | 'broken-workbook'

/** The rows of a file, or why there are none: at a line of CSV, or of all of it. */
export type TableFile =
  | { readonly rows: readonly TableRow[] }
  | { readonly brokenAt: number }
  | { readonly unreadable: UnreadableFile }

export interface TableFileJob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mostRows: number
}

/** The most that a workbook may have once it is unpacked; bytes and parts. */
const unpacked = { bytes: 60_000_000, parts: 500 } as const

/**
 * The rows of CSV or of the first sheet of an Excel workbook, recognised by content. Run it in a thread with limits:
 * a file may be made so that reading it takes very long.
 */
export async function readTableFile({ bytes, mostRows }: TableFileJob): Promise<TableFile> {
  const found = isZip(bytes) ? await readWorkbook(bytes) : readText(bytes)
  if ('rows' in found && found.rows.length > mostRows + 1) return { unreadable: 'too-long' }
  return found
}

/** A local file header, with which every workbook begins. */
const isZip = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

function readText(bytes: Uint8Array): TableFile {
  if (bytes.includes(0)) return { unreadable: 'no-table' }
  if (!isUtf8(bytes)) return { unreadable: 'not-utf8' }
  try {
    return { rows: readCsv(Buffer.from(bytes).toString('utf8')) }
  } catch (error) {
    if (error instanceof CsvError) return { brokenAt: error.line }
    throw error
  }
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableFile> {
  try {
    if (!isSmall(bytes)) return { unreadable: 'unpacked-too-large' }
    const sheet = await readSheet(bytes.slice().buffer)
    const width = sheet[0]?.findLastIndex((cell) => cell !== null) ?? -1
    const rows = sheet.map((cells, i) => ({ line: i + 1, cells: trimmed(cells.map(cellText), width + 1) }))
    return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
  } catch {
    return { unreadable: 'broken-workbook' }
  }
}

/** What a workbook claims to unpack to; unpacking it gives no more, because that much memory is set aside for it. */
function isSmall(bytes: Uint8Array): boolean {
  let size = 0
  let parts = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      parts += 1
      return false
    },
  })
  return size <= unpacked.bytes && parts <= unpacked.parts
}

/** Rows are as wide as the sheet; what is empty beyond the headings is no cell. */
const trimmed = (cells: readonly string[], width: number): readonly string[] =>
  cells.slice(0, Math.max(width, cells.findLastIndex((cell) => cell !== '') + 1))

/** A cell as CSV has it: a date as YYYY-MM-DD. The reader gives dates at midnight of UTC. */
function cellText(cell: CellValue | null): string {
  if (cell === null) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell)
}
