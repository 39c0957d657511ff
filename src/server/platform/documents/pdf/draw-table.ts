import type { PrintedTable } from '../../../../engine/printing/printed-document.ts'
import { columnWidths } from './column-widths.ts'
import { drawLines, drawRow, layRow } from './draw-row.ts'
import type { RowCell } from './draw-row.ts'
import type { PagePen } from './page-pen.ts'
import type { StructElement } from './pdfkit-types.ts'
import { textStyles } from './text-style.ts'

/** The room that a table needs below its head to start on a page; points. */
const firstRows = 60

/**
 * A table whose head is tagged once and drawn again on each page. The rows are direct children of the table's element:
 * pdf.js, with which the portal shows documents, treats a THead as a header cell.
 */
export function drawTable(pen: PagePen, table: PrintedTable): void {
  const cells = cellsOf(pen, table)
  const head = cells(
    table.columns.map(({ title }) => title),
    true,
  )
  const headHeight = layRow(pen, head).height
  pen.ensure(headHeight + firstRows)
  const element = pen.element(pen.root, 'Table')
  paintHead(pen, headHeight)
  drawRow(pen, element, head)
  pen.withPageStart(
    () => repeatHead(pen, head),
    () => table.rows.forEach((row) => drawRow(pen, element, cells(row, false))),
  )
  endTable(pen, element)
}

type MakeCells = (texts: readonly string[], isHead: boolean) => readonly RowCell[]

function cellsOf(pen: PagePen, table: PrintedTable): MakeCells {
  const widths = columnWidths(pen.measure, table, pen.frame.right - pen.frame.left)
  const lefts = widths.map((_width, index) => widths.slice(0, index).reduce((sum, one) => sum + one, pen.frame.left))
  const headStyle = { ...textStyles.head, color: pen.color }
  return (texts, isHead) =>
    table.columns.map(({ align = 'left' }, index) => ({
      text: texts[index] ?? '',
      style: isHead ? headStyle : textStyles.cell,
      x: lefts[index] ?? 0,
      width: widths[index] ?? 0,
      align,
      ...(isHead && { scope: 'Column' }),
    }))
}

function paintHead(pen: PagePen, height: number): void {
  const { left, right } = pen.frame
  pen.artifact(() => pen.doc.rect(left, pen.y, right - left, height).fill(pen.tint))
}

function repeatHead(pen: PagePen, head: readonly RowCell[]): void {
  const { laid, height } = layRow(pen, head)
  paintHead(pen, height)
  pen.artifact(() => laid.forEach((cell) => drawLines(pen, cell)), 'Pagination')
  pen.y += height
}

/** Closes the element and leaves some space below. */
export function endTable(pen: PagePen, element: StructElement): void {
  element.end()
  pen.y += 10
}
