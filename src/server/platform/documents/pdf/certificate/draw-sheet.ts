import { tint } from '../../../../../engine/color/contrast.ts'
import type { PrintedFrame } from '../../../../../engine/printing/printed-document.ts'
import type { PagePen } from '../page-pen.ts'
import { drawEngraving } from './draw-engraving.ts'

type FrameDrawer = (pen: PagePen) => void

const frames: Readonly<Record<PrintedFrame, FrameDrawer>> = {
  none: () => undefined,
  line: (pen) => {
    outline(pen, 30, 1.4, pen.color)
    outline(pen, 36, 0.5, pen.second)
  },
  double: (pen) => {
    outline(pen, 24, 5, pen.color)
    outline(pen, 33, 0.8, pen.second)
    outline(pen, 37, 0.8, pen.second)
  },
  corners: drawCorners,
  band: drawBand,
  engraved: drawEngraving,
}

/** The frame of a certificate, as decoration: below everything else on the page. */
export const drawSheet = (pen: PagePen): void => frames[pen.look.frame](pen)

/** A line around the sheet at a distance from its edge; points. */
export function outline({ doc, frame }: PagePen, inset: number, width: number, color: string): void {
  doc
    .rect(inset, inset, frame.width - 2 * inset, frame.height - 2 * inset)
    .lineWidth(width)
    .stroke(color)
}

/** A line whose corners are cut out in quarters of a circle, each with a dot. */
function drawCorners(pen: PagePen): void {
  const { doc, frame, color, second } = pen
  for (const { inset, radius, width, stroke } of [
    { inset: 26, radius: 26, width: 2.2, stroke: color },
    { inset: 33, radius: 26, width: 0.7, stroke: second },
  ]) {
    const [left, top, right, bottom] = [inset, inset, frame.width - inset, frame.height - inset]
    doc.moveTo(left + radius, top).lineTo(right - radius, top)
    arc(doc, { x: right, y: top, radius }, Math.PI, Math.PI / 2)
    doc.lineTo(right, bottom - radius)
    arc(doc, { x: right, y: bottom, radius }, -Math.PI / 2, -Math.PI)
    doc.lineTo(left + radius, bottom)
    arc(doc, { x: left, y: bottom, radius }, 0, -Math.PI / 2)
    doc.lineTo(left, top + radius)
    arc(doc, { x: left, y: top, radius }, Math.PI / 2, 0)
    doc.lineWidth(width).stroke(stroke)
  }
  for (const x of [36, frame.width - 36]) {
    for (const y of [36, frame.height - 36]) doc.circle(x, y, 5).fill(second)
  }
}

interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A part of a circle as short lines, from one angle to another. */
function arc(doc: PDFKit.PDFDocument, { x, y, radius }: Circle, from: number, to: number): void {
  const steps = 24
  for (let step = 0; step <= steps; step += 1) {
    const angle = from + ((to - from) * step) / steps
    doc.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
}

/** A broad band up to the edge of the sheet, with a fine line within, on a tinted ground. */
function drawBand(pen: PagePen): void {
  const { doc, frame, color, second } = pen
  doc.rect(0, 0, frame.width, frame.height).fill(tint(color, 0.985, 0.008))
  outline(pen, 13, 26, color)
  outline(pen, 30, 1.6, second)
  outline(pen, 36, 0.5, color)
}
