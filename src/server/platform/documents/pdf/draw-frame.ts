import type { DocumentBrand, PrintedDocument } from '../../../../engine/printing/printed-document.ts'
import { drawSheet } from './certificate/draw-sheet.ts'
import type { PagePen } from './page-pen.ts'
import { textStyles } from './text-style.ts'

/**
 * The number of each page, and from the second page on the organisation and the title; of a certificate its frame
 * instead. Drawn last, when the number of pages is known.
 */
export function drawMargins(pen: PagePen, document: PrintedDocument, brand: DocumentBrand): void {
  const { count } = pen.doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pen.doc.switchToPage(index)
    if (pen.look.layout === 'certificate') {
      if (index > 0) pen.artifact(() => drawSheet(pen), 'Pagination')
      continue
    }
    pen.artifact(() => {
      if (index > 0) drawEnds(pen, brand.name, document.title, 40)
      const page = document.pageOf.replace('{page}', String(index + 1)).replace('{pages}', String(count))
      drawEnds(pen, document.note, page, pen.frame.height - 46)
    }, 'Pagination')
  }
}

/** One text at the left end of a line and one at the right. */
function drawEnds(pen: PagePen, start: string, end: string, y: number): void {
  const style = textStyles.small
  const { left, right } = pen.frame
  const endWidth = pen.measure.width(end, style)
  const [first = ''] = pen.measure.lines(start, style, right - left - endWidth - 20)
  pen.line(first, style, left, y)
  pen.line(end, style, right - endWidth, y)
}
