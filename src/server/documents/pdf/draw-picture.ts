import type { PrintedPicture } from '../printed-document.ts'
import { pageFrame } from './page-pen.ts'
import type { PagePen } from './page-pen.ts'
import type { OpenedImage } from './pdfkit-types.ts'

/** The largest that a picture is drawn; points. */
const largest = { width: 150, height: 150 }

/** A picture, scaled down to fit; nothing for content that is no picture. */
export function drawPicture(pen: PagePen, { content, alt }: PrintedPicture): void {
  const image = openPicture(pen, content)
  if (image === undefined) return
  const scale = Math.min(1, largest.width / image.width, largest.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  pen.ensure(height)
  const { left } = pageFrame
  const figure = pen.element(pen.root, 'Figure', {
    alt,
    bbox: [left, pen.y, left + width, pen.y + height],
    placement: 'Block',
  })
  pen.content(figure, 'Figure', () => pen.doc.image(image, left, pen.y, { width, height }))
  figure.end()
  pen.y += height + 12
}

function openPicture(pen: PagePen, content: Uint8Array): OpenedImage | undefined {
  try {
    return pen.doc.openImage(Buffer.from(content))
  } catch {
    return undefined
  }
}
