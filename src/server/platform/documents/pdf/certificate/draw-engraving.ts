import { tint } from '../../../../../engine/color/contrast.ts'
import type { PagePen } from '../page-pen.ts'

/** The middle of the engraved border, and how far its waves reach to both sides; points. */
const middle = 34
const reach = 9
/** The length that a wave is fitted to; points. */
const wave = 26
const strands = 5

/** A border of woven waves as engraved on banknotes, and a large rosette of fine lines behind the text. */
export function drawEngraving(pen: PagePen): void {
  const { doc, frame, color, second } = pen
  drawRosette(pen, { x: frame.width / 2, y: frame.height / 2 }, Math.min(frame.width, frame.height) * 0.36)
  for (let strand = 0; strand < strands; strand += 1) {
    traceBorder(pen, (strand / strands) * 2 * Math.PI)
    doc.lineWidth(0.45).stroke(strand % 2 === 0 ? color : second)
  }
  for (const { inset, width } of [
    { inset: middle - reach - 3, width: 1.3 },
    { inset: middle + reach + 3, width: 1.3 },
    { inset: middle + reach + 6.5, width: 0.4 },
  ]) {
    doc
      .rect(inset, inset, frame.width - 2 * inset, frame.height - 2 * inset)
      .lineWidth(width)
      .stroke(color)
  }
  for (const x of [middle, frame.width - middle]) {
    for (const y of [middle, frame.height - middle]) drawCorner(pen, x, y)
  }
}

/** One wave around the sheet; sides are divided evenly, so that strands meet at every corner. */
function traceBorder({ doc, frame }: PagePen, phase: number): void {
  const [right, bottom] = [frame.width - middle, frame.height - middle]
  side(doc, { x: middle, y: middle }, { x: right, y: middle }, phase)
  side(doc, { x: right, y: middle }, { x: right, y: bottom }, phase)
  side(doc, { x: right, y: bottom }, { x: middle, y: bottom }, phase)
  side(doc, { x: middle, y: bottom }, { x: middle, y: middle }, phase)
}

interface Point {
  readonly x: number
  readonly y: number
}

function side(doc: PDFKit.PDFDocument, from: Point, to: Point, phase: number): void {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  const waves = Math.round(length / wave)
  const steps = waves * 16
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  for (let step = 0; step <= steps; step += 1) {
    const along = (length * step) / steps
    const across = reach * Math.sin((2 * Math.PI * waves * step) / steps + phase)
    const [x, y] = [from.x + dx * along - dy * across, from.y + dy * along + dx * across]
    if (step === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  }
}

/** A square with a small flower where two sides meet. */
function drawCorner({ doc, color, second }: PagePen, x: number, y: number): void {
  const half = reach + 3
  doc.rect(x - half, y - half, 2 * half, 2 * half).fill('#ffffff')
  doc
    .rect(x - half, y - half, 2 * half, 2 * half)
    .lineWidth(1.3)
    .stroke(color)
  for (let petal = 0; petal < 8; petal += 1) {
    const angle = (petal * Math.PI) / 4
    doc
      .circle(x + 4.4 * Math.cos(angle), y + 4.4 * Math.sin(angle), 3.4)
      .lineWidth(0.5)
      .stroke(second)
  }
  doc.circle(x, y, 2).fill(color)
}

/** Fine lines that turn around a centre in two rings, light enough to read text on. */
function drawRosette({ doc, color }: PagePen, { x, y }: Point, radius: number): void {
  const pale = tint(color, 0.94, 0.025)
  const rings = [
    { at: 0.72, swing: 0.28, petals: 10, lines: 12 },
    { at: 0.3, swing: 0.16, petals: 8, lines: 10 },
  ]
  for (const { at, swing, petals, lines } of rings) {
    for (let line = 0; line < lines; line += 1) {
      const phase = (line / lines) * 2 * Math.PI
      for (let step = 0; step <= 360; step += 1) {
        const angle = (step * Math.PI) / 180
        const distance = radius * (at + swing * Math.sin(petals * angle + phase))
        const point = [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const
        if (step === 0) doc.moveTo(...point)
        else doc.lineTo(...point)
      }
      doc.lineWidth(0.35).stroke(pale)
    }
  }
}
