import type { DocumentBrand } from '../../../../../engine/printing/printed-document.ts'
import { readableOn } from '../../../../../engine/color/contrast.ts'
import { drawSvg } from '../../svg/draw-svg.ts'
import { readSvg } from '../../svg/read-svg.ts'
import type { PagePen } from '../page-pen.ts'

/** Half of a seal's width; points. */
export const sealRadius = 40
/** The largest letters along the ring; points. */
const largest = 6.4

/** The seal of the organisation, as decoration: its sign in a ring with its name around. */
export function drawSeal(pen: PagePen, brand: DocumentBrand, x: number, y: number): void {
  const { seal } = pen.look
  if (seal === 'none') return
  pen.artifact(() => {
    if (seal === 'ribbon') drawTails(pen, x, y)
    if (seal === 'round') drawRings(pen, x, y)
    else drawScallops(pen, x, y)
    drawRingText(pen, brand.name.toUpperCase(), x, y)
    drawMark(pen, brand, x, y)
  })
}

function drawRings({ doc, color, second }: PagePen, x: number, y: number): void {
  doc.circle(x, y, sealRadius).lineWidth(2).stroke(color)
  doc
    .circle(x, y, sealRadius - 3.2)
    .lineWidth(0.6)
    .stroke(second)
  doc
    .circle(x, y, sealRadius - 14.5)
    .lineWidth(0.6)
    .stroke(second)
}

/** A disc with a wavy edge, like a seal of foil. */
function drawScallops({ doc, color, second }: PagePen, x: number, y: number): void {
  const waves = 36
  for (let step = 0; step <= waves * 8; step += 1) {
    const angle = (step / (waves * 8)) * 2 * Math.PI
    const distance = sealRadius + 1.8 * Math.sin(waves * angle)
    const point = [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const
    if (step === 0) doc.moveTo(...point)
    else doc.lineTo(...point)
  }
  doc.closePath().fill(color)
  doc
    .circle(x, y, sealRadius - 3.4)
    .lineWidth(0.7)
    .stroke(second)
  doc.circle(x, y, sealRadius - 14.5).fillAndStroke('#ffffff', second)
}

/** Two ends of a ribbon below the disc. */
function drawTails({ doc, color, second }: PagePen, x: number, y: number): void {
  for (const turn of [-1, 1]) {
    const at = (across: number, down: number) => [x + turn * across, y + down] as const
    doc.polygon([...at(4, 20)], [...at(26, 24)], [...at(34, 66)], [...at(23, 60)], [...at(14, 68)]).fill(second)
    doc.polygon([...at(6, 20)], [...at(11, 20)], [...at(21, 60)], [...at(17, 64)]).fill(color)
  }
}

/** The name along the ring, letter by letter. It is repeated by the logo's alternative text, so it has no tag. */
function drawRingText(pen: PagePen, name: string, x: number, y: number): void {
  const { doc, look, color } = pen
  const ink = look.seal === 'round' ? color : readableOn(color)
  const radius = sealRadius - 11.2
  const round = 2 * Math.PI * radius
  // A short name is repeated, so that its letters do not stand apart.
  const times = Math.max(1, Math.round(round / pen.measure.width(`${name} · `, plain(largest))))
  const text = `${name} · `.repeat(times)
  const size = Math.min(largest, (round / pen.measure.width(text, plain(1))) * 0.92)
  const style = plain(size)
  const stretch = round / pen.measure.width(text, style)
  let along = 0
  for (const letter of text) {
    const width = pen.measure.width(letter, style)
    const angle = ((along + width / 2) * stretch) / radius - Math.PI
    doc.save()
    doc.translate(x, y).rotate((angle * 180) / Math.PI)
    pen.line(letter, { ...style, color: ink }, -width / 2, -radius - size * 1.06)
    doc.restore()
    along += width
  }
}

const plain = (size: number) => ({ font: 'semibold', size, leading: size, color: '#000000' }) as const

/** The sign, or the first letter of the name. */
function drawMark(pen: PagePen, { mark, name }: DocumentBrand, x: number, y: number): void {
  const drawing = mark === undefined ? undefined : readSvg(mark)
  const side = (sealRadius - 17) * 1.42
  if (drawing) {
    const height = (side / Math.max(drawing.width, drawing.height)) * drawing.height
    const width = (height / drawing.height) * drawing.width
    drawSvg(pen.doc, drawing, { x: x - width / 2, y: y - height / 2 }, height)
    return
  }
  const style = { ...plain(24), color: pen.color }
  const letter = name.slice(0, 1)
  pen.line(letter, style, x - pen.measure.width(letter, style) / 2, y - 16)
}
