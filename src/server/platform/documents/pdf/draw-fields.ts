import type { PrintedField, PrintedFields } from '../../../../engine/printing/printed-document.ts'
import { cellPadding, drawRow } from './draw-row.ts'
import type { RowCell } from './draw-row.ts'
import { endTable } from './draw-table.ts'
import type { PagePen } from './page-pen.ts'
import { textStyles } from './text-style.ts'

/** The share of the width that labels get: in one column, and in each of two. */
const labelShare = { 1: 0.34, 2: 0.42 } as const
/** Between two columns; points. */
const gutter = 14

/** Labels and values, tagged as a table with the labels as row headers. */
export function drawFields(pen: PagePen, { fields, columns = 1 }: PrintedFields): void {
  if (fields.length === 0) return
  const element = pen.element(pen.root, 'Table')
  const rows = columns === 1 ? fields.map((field) => [field]) : inPairs(pen, fields)
  for (const row of rows) drawRow(pen, element, rowCells(pen, row, columns))
  endTable(pen, element)
}

/** The fields two in a row. One whose value is too long for its half has the whole width. */
function inPairs(pen: PagePen, fields: readonly PrintedField[]): readonly (readonly PrintedField[])[] {
  const rows: PrintedField[][] = []
  let open: PrintedField[] | undefined
  for (const field of fields) {
    if (isLong(pen, field)) {
      rows.push([field])
      open = undefined
    } else if (open === undefined) {
      open = [field]
      rows.push(open)
    } else {
      open.push(field)
      open = undefined
    }
  }
  return rows
}

/** Whether a value needs more than two lines in half of the width, or one of its words more than one. */
function isLong(pen: PagePen, { value }: PrintedField): boolean {
  const { left, right } = pen.frame
  const width = ((right - left - gutter) / 2) * (1 - labelShare[2]) - 2 * cellPadding.side
  const lines = (text: string) => pen.measure.lines(text, textStyles.body, width).length
  return lines(value) > 2 || value.split(/\s+/).some((word) => lines(word) > 1)
}

/** The cells of a row; a field alone in its row has its label where those above have theirs. */
function rowCells(pen: PagePen, row: readonly PrintedField[], columns: 1 | 2): readonly RowCell[] {
  const { left, right } = pen.frame
  const half = columns === 1 ? right - left : (right - left - gutter) / 2
  const label = half * labelShare[columns]
  return row.flatMap((field, index) => {
    const x = left + index * (half + gutter)
    const end = row.length === 1 ? right : x + half
    return [
      { text: field.label, style: textStyles.label, x, width: label, align: 'left', scope: 'Row' } as const,
      { text: field.value, style: textStyles.body, x: x + label, width: end - x - label, align: 'left' } as const,
    ]
  })
}
