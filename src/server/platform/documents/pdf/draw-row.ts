import type { PagePen } from './page-pen.ts'
import type { StructElement } from './pdfkit-types.ts'
import type { TextStyle } from './text-style.ts'

/** A cell of a table; lengths in points. */
export interface RowCell {
  readonly text: string
  readonly style: TextStyle
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
  /** What a header cell is the header of. */
  readonly scope?: 'Column' | 'Row'
}

export const cellPadding = { side: 5, end: 3 } as const
const hairline = '#d5d9df'

interface LaidCell extends RowCell {
  readonly lines: readonly string[]
}

/** The cells with their lines, and the height of the row. */
export function layRow(
  pen: PagePen,
  cells: readonly RowCell[],
): { readonly laid: readonly LaidCell[]; readonly height: number } {
  const laid = cells.map((cell) => ({
    ...cell,
    lines: pen.measure.lines(cell.text, cell.style, cell.width - 2 * cellPadding.side),
  }))
  const heights = laid.map(({ lines, style }) => lines.length * style.leading)
  return { laid, height: Math.max(...heights) + 2 * cellPadding.end }
}

/** A row of a table, tagged. It stays on one page where it can; a row longer than a page continues on the next. */
export function drawRow(pen: PagePen, table: StructElement, cells: readonly RowCell[]): void {
  const { laid, height } = layRow(pen, cells)
  const whole = pen.frame.bottom - pen.frame.top
  if (pen.room < height && (height < whole / 2 || pen.room < whole / 3)) pen.nextPage()
  const row = pen.element(table, 'TR')
  const elements = laid.map(({ scope }) => pen.element(row, tagOf(scope), scope === undefined ? {} : { scope }))
  const count = Math.max(...laid.map(({ lines }) => lines.length))
  const leading = Math.max(...laid.map(({ style }) => style.leading))
  for (let from = 0; from < count;) {
    if (pen.room < leading + 2 * cellPadding.end) pen.nextPage()
    const fits = Math.max(1, Math.floor((pen.room - 2 * cellPadding.end) / leading))
    laid.forEach((cell, index) =>
      drawPart(pen, elements[index], { ...cell, lines: cell.lines.slice(from, from + fits) }),
    )
    pen.y += Math.min(fits, count - from) * leading + 2 * cellPadding.end
    pen.rule(pen.y, hairline)
    from += fits
  }
  row.end()
}

const tagOf = (scope: RowCell['scope']): string => (scope === undefined ? 'TD' : 'TH')

function drawPart(pen: PagePen, element: StructElement | undefined, cell: LaidCell): void {
  if (element === undefined || cell.lines.length === 0) return
  pen.content(element, tagOf(cell.scope), () => drawLines(pen, cell))
}

/** Draws the lines of a cell at the pen's height, without a tag. */
export function drawLines(pen: PagePen, { lines, style, x, width, align }: LaidCell): void {
  lines.forEach((line, index) => {
    const left = x + cellPadding.side
    const spare = align === 'right' ? width - 2 * cellPadding.side - pen.measure.width(line, style) : 0
    pen.line(line, style, left + Math.max(0, spare), pen.y + cellPadding.end + index * style.leading)
  })
}
