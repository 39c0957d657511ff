import type { DocumentBrand, PrintedDocument } from '../../../../engine/printing/printed-document.ts'
import { drawSvg } from '../svg/draw-svg.ts'
import { readSvg } from '../svg/read-svg.ts'
import { drawTitle } from './draw-heading.ts'
import { openPicture } from './draw-picture.ts'
import type { PagePen } from './page-pen.ts'
import type { OpenedImage } from './pdfkit-types.ts'
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
function drawLogo(pen: PagePen, brand: DocumentBrand, height: number): void {
  const isCentred = pen.look.layout === 'certificate'
  const logo = openLogo(pen, brand)
  if (!logo) {
    return pen.paragraph(pen.root, 'P', brand.name, {
      ...headingStyle(2, pen.color),
      align: isCentred ? 'center' : 'left',
    })
  }
  // A banner becomes lower instead of covering the address beside it.
  const scale = Math.min(height / logo.height, (isCentred ? pen.frame.width / 2 : widestLogo) / logo.width)
  const size = { width: logo.width * scale, height: logo.height * scale }
  const left = isCentred ? (pen.frame.width - size.width) / 2 : pen.frame.left
  const figure = pen.element(pen.root, 'Figure', {
    alt: brand.logoAlt,
    bbox: [left, pen.y, left + size.width, pen.y + size.height],
    placement: 'Block',
  })
  pen.content(figure, 'Figure', () => logo.draw(left, size))
  figure.end()
}

/** The widest logo beside an address; points. */
const widestLogo = 240

interface OpenedLogo extends OpenedImage {
  readonly draw: (left: number, size: OpenedImage) => void
}

/** Undefined for a logo that cannot be printed. */
function openLogo(pen: PagePen, { logo, logoPicture }: DocumentBrand): OpenedLogo | undefined {
  const image = logoPicture && openPicture(pen, logoPicture)
  if (image) {
    const { width, height } = image
    return { width, height, draw: (left, size) => pen.doc.image(image, left, pen.y, size) }
  }
  const drawing = readSvg(logo)
  if (!drawing) return undefined
  const { width, height } = drawing
  return { width, height, draw: (left, size) => drawSvg(pen.doc, drawing, { x: left, y: pen.y }, size.height) }
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
