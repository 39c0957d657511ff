import type { DocumentBrand, PrintedDocument } from '../printed-document.ts'
import { drawSvg } from '../svg/draw-svg.ts'
import { readSvg } from '../svg/read-svg.ts'
import { pageFrame } from './page-pen.ts'
import type { PagePen } from './page-pen.ts'
import { headingStyle, textStyles } from './text-style.ts'

const logoHeight = 40
const { left, right, height } = pageFrame

/** The head of the first page: the organisation's logo, or its name, and the document's title. */
export function drawTitle(pen: PagePen, document: PrintedDocument, brand: DocumentBrand): void {
  pen.y = 40
  drawLogo(pen, brand)
  pen.y += logoHeight + 10
  pen.artifact(() => pen.doc.rect(left, pen.y, right - left, 3).fill(brand.primary))
  pen.y += 22
  pen.paragraph(pen.root, 'H1', document.title, headingStyle(1, pen.color))
  if (document.subtitle !== undefined) pen.paragraph(pen.root, 'P', document.subtitle, textStyles.subtitle)
  pen.y += 12
}

function drawLogo(pen: PagePen, { logo, logoAlt, name }: DocumentBrand): void {
  const drawing = readSvg(logo)
  if (!drawing) return pen.paragraph(pen.root, 'P', name, headingStyle(2, pen.color))
  const width = (drawing.width / drawing.height) * logoHeight
  const figure = pen.element(pen.root, 'Figure', {
    alt: logoAlt,
    bbox: [left, pen.y, left + width, pen.y + logoHeight],
    placement: 'Block',
  })
  pen.content(figure, 'Figure', () => drawSvg(pen.doc, drawing, { x: left, y: pen.y }, logoHeight))
  figure.end()
}

/**
 * The number of each page, and from the second page on the organisation and the title. Drawn last, when the number of
 * pages is known.
 */
export function drawMargins(pen: PagePen, document: PrintedDocument, brand: DocumentBrand): void {
  const { count } = pen.doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pen.doc.switchToPage(index)
    pen.artifact(() => {
      if (index > 0) drawEnds(pen, brand.name, document.title, 40)
      const page = document.pageOf.replace('{page}', String(index + 1)).replace('{pages}', String(count))
      drawEnds(pen, document.note, page, height - 46)
    }, 'Pagination')
  }
}

/** One text at the left end of a line and one at the right. */
function drawEnds(pen: PagePen, start: string, end: string, y: number): void {
  const style = textStyles.small
  const endWidth = pen.measure.width(end, style)
  const [first = ''] = pen.measure.lines(start, style, right - left - endWidth - 20)
  pen.line(first, style, left, y)
  pen.line(end, style, right - endWidth, y)
}
