import type { PrintedFields } from '../printed-document.ts'
import { drawRow } from './draw-row.ts'
import { endTable } from './draw-table.ts'
import { pageFrame } from './page-pen.ts'
import type { PagePen } from './page-pen.ts'
import { textStyles } from './text-style.ts'

/** The share of the width that labels get. */
const labelShare = 0.34

/** Labels and values, tagged as a table with the labels as row headers. */
export function drawFields(pen: PagePen, { fields }: PrintedFields): void {
  if (fields.length === 0) return
  const whole = pageFrame.right - pageFrame.left
  const width = whole * labelShare
  const element = pen.element(pen.root, 'Table')
  for (const { label, value } of fields) {
    drawRow(pen, element, [
      { text: label, style: textStyles.label, x: pageFrame.left, width, align: 'left', scope: 'Row' },
      { text: value, style: textStyles.body, x: pageFrame.left + width, width: whole - width, align: 'left' },
    ])
  }
  endTable(pen, element)
}
