import type { DocumentBrand, PrintedDocument } from '../../../../engine/printing/printed-document.ts'
import { drawSvg } from '../svg/draw-svg.ts'
import { readSvg } from '../svg/read-svg.ts'
import { drawTitle } from './draw-heading.ts'
import type { PagePen } from './page-pen.ts'
import { headingStyle, textStyles } from './text-style.ts'

const logoHeights = { report: 36, letter: 42, certificate: 62 } as const
/** The thickness of a band across the sheet or along its edge; points. */
const band = 12

/** The head of the first page: the logo with the address, and the title unless a block places it. */
export function drawHead(pen: PagePen, document: PrintedDocument, brand: DocumentBrand): void {
  const { layout } = pen.look
  pen.y = layout === 'certificate' ? pen.frame.top : 40
  const height = logoHeights[layout]
  if (layout === 'certificate') {
    drawLogo(pen, brand, height)
    pen.y += height + 18
  } else {
    const top = pen.y
    const addressHeight = drawAddress(pen, document.letterhead ?? [], top)
    pen.y = top
    drawLogo(pen, brand, height)
    pen.y = top + Math.max(height, addressHeight) + 10
    drawAccent(pen)
  }
  if (!document.blocks.some(({ kind }) => kind === 'title')) {
    drawTitle(pen, document.title, { align: layout === 'certificate' ? 'center' : 'left' })
    if (document.subtitle !== undefined) pen.paragraph(pen.root, 'P', document.subtitle, textStyles.subtitle)
    pen.y += layout === 'report' ? 8 : 12
  }
}

/** The logo, or the organisation's name; in the middle of a certificate. */
function drawLogo(pen: PagePen, { logo, logoAlt, name }: DocumentBrand, height: number): void {
  const isCentred = pen.look.layout === 'certificate'
  const drawing = readSvg(logo)
  if (!drawing) {
    return pen.paragraph(pen.root, 'P', name, {
      ...headingStyle(2, pen.color),
      align: isCentred ? 'center' : 'left',
    })
  }
  const width = (drawing.width / drawing.height) * height
  const left = isCentred ? (pen.frame.width - width) / 2 : pen.frame.left
  const figure = pen.element(pen.root, 'Figure', {
    alt: logoAlt,
    bbox: [left, pen.y, left + width, pen.y + height],
    placement: 'Block',
  })
  pen.content(figure, 'Figure', () => drawSvg(pen.doc, drawing, { x: left, y: pen.y }, height))
  figure.end()
}

/** The lines of the letterhead at the right; their height. */
function drawAddress(pen: PagePen, lines: readonly string[], top: number): number {
  const style = textStyles.small
  if (lines.length === 0) return 0
  const element = pen.element(pen.root, 'P')
  pen.content(element, 'P', () =>
    lines.forEach((text, index) => {
      const x = pen.frame.right - pen.measure.width(text, style)
      pen.line(text, style, x, top + index * style.leading)
    }),
  )
  element.end()
  return lines.length * style.leading
}

function drawAccent(pen: PagePen): void {
  const { left, right, width, height } = pen.frame
  const { doc, color, second } = pen
  pen.artifact(() => {
    if (pen.look.accent === 'rule') doc.rect(left, pen.y, right - left, 2.5).fill(color)
    else doc.rect(left, pen.y, right - left, 0.6).fill(color)
    if (pen.look.accent === 'band') {
      doc.rect(0, 0, width, band).fill(color)
      doc.rect(0, band, width, 2.5).fill(second)
    }
    if (pen.look.accent === 'edge') {
      doc.rect(0, 0, band, height).fill(color)
      doc.rect(band, 0, 2.5, height).fill(second)
    }
  })
  pen.y += pen.look.layout === 'letter' ? 26 : 20
}
