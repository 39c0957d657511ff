import writeExcelFile from 'write-excel-file/node'
import { sheetCell, shownLength, textCell } from './sheet-cell.ts'
import type { Sheet, SheetHead, SheetRow } from './sheet.ts'

/** The narrowest and the widest column, in characters. */
const narrowest = 8
const widest = 60

/** The longest name of a sheet, and what no such name may have. */
const longestName = 31
const refusedInNames = /[[\]/\\:*?]/g

/** Collects rows, and writes the workbook of them. */
export class SheetBuilder {
  readonly #rows: SheetRow[] = []

  add(rows: readonly SheetRow[]): void {
    for (const row of rows) this.#rows.push(row)
  }

  /** The workbook of the collected rows: its head in bold and fixed, its columns as wide as what is in them. */
  async write(head: SheetHead): Promise<Uint8Array> {
    const sheet: Sheet = { ...head, rows: this.#rows }
    const { name, titles, kinds, rows } = sheet
    const titleCells = titles.map((title) => ({ ...textCell(title), fontWeight: 'bold' as const }))
    const cells = rows.map((row) => row.map((value, column) => sheetCell(value, kinds[column])))
    const options = {
      sheet: nameOf(name),
      stickyRowsCount: 1,
      columns: titles.map((_, column) => widthOf(sheet, column)),
    }
    return writeExcelFile([titleCells, ...cells], options).toBuffer()
  }
}

const nameOf = (name: string): string => name.replaceAll(refusedInNames, ' ').slice(0, longestName)

function widthOf({ titles, kinds, rows }: Sheet, column: number): { readonly width: number } {
  const longest = rows.reduce(
    (length, row) => Math.max(length, shownLength(row[column] ?? '', kinds[column])),
    titles[column]?.length ?? 0,
  )
  return { width: Math.min(widest, Math.max(narrowest, longest + 2)) }
}
