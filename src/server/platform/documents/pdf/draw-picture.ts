import type { PrintedBlock, PrintedPicture } from '../../../../engine/printing/printed-document.ts'
import type { PagePen } from './page-pen.ts'
import type { OpenedImage } from './pdfkit-types.ts'
import { printablePicture } from './printable-picture.ts'
import { textStyles } from './text-style.ts'

/** The largest size of a drawn picture; points. */
const largest = { width: 150, height: 104 }
/** Between the frame of a placeholder and its words; points. */
const padding = 10

/** The blocks with printable pictures. A picture that cannot be printed loses its content. */
export async function preparePictures(blocks: readonly PrintedBlock[]): Promise<readonly PrintedBlock[]> {
  const prepared: PrintedBlock[] = []
  for (const block of blocks) prepared.push(block.kind === 'picture' ? await preparePicture(block) : block)
  return prepared
}

async function preparePicture({ content, ...picture }: PrintedPicture): Promise<PrintedPicture> {
  const printable = content && (await printablePicture(content))
  return printable ? { ...picture, content: printable } : picture
}

/** A picture, scaled down to fit, or a frame with an explanation where it cannot be drawn. */
export function drawPicture(pen: PagePen, picture: PrintedPicture): void {
  const image = picture.content && openPicture(pen, picture.content)
  if (image) drawImage(pen, picture, image)
  else drawPlaceholder(pen, picture)
}

function drawImage(pen: PagePen, { alt }: PrintedPicture, image: OpenedImage): void {
  const scale = Math.min(1, largest.width / image.width, largest.height / image.height)
  const size = { width: image.width * scale, height: image.height * scale }
  drawFigure(pen, alt, size, (left) => pen.doc.image(image, left, pen.y, size))
}

function drawPlaceholder(pen: PagePen, { alt, unprintable }: PrintedPicture): void {
  const style = textStyles.small
  const lines = pen.measure.lines(unprintable, style, largest.width - 2 * padding)
  const height = lines.length * style.leading + 2 * padding
  drawFigure(pen, `${alt}: ${unprintable}`, { width: largest.width, height }, (left) => {
    pen.doc.rect(left, pen.y, largest.width, height).lineWidth(0.5).stroke(style.color)
    lines.forEach((line, index) => pen.line(line, style, left + padding, pen.y + padding + index * style.leading))
  })
}

interface Size {
  readonly width: number
  readonly height: number
}

function drawFigure(pen: PagePen, alt: string, { width, height }: Size, draw: (left: number) => void): void {
  pen.ensure(height)
  const { left } = pen.frame
  const figure = pen.element(pen.root, 'Figure', {
    alt,
    bbox: [left, pen.y, left + width, pen.y + height],
    placement: 'Block',
  })
  pen.content(figure, 'Figure', () => draw(left))
  figure.end()
  pen.y += height + 12
}

/** A picture that pdfkit can draw; undefined for anything else. */
export function openPicture(pen: PagePen, content: Uint8Array): OpenedImage | undefined {
  try {
    return pen.doc.openImage(Buffer.from(content))
  } catch {
    return undefined
  }
}
