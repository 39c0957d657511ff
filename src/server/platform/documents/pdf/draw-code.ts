import type { PrintedCode } from '../../../../engine/printing/printed-document.ts'
import { darkRuns } from '../../../../engine/printing/qr/dark-runs.ts'
import { qrCode } from '../../../../engine/printing/qr/qr-code.ts'
import type { QrModules } from '../../../../engine/printing/qr/qr-modules.ts'
import type { PagePen } from './page-pen.ts'
import { textStyles } from './text-style.ts'

/** The side of a QR code without its quiet zone, and the gap to its text; points. */
const side = 54
const gap = 12
/** The widest text beside it; points. */
const widest = 250

export const codeHeight = side + 14

/**
 * The QR code of the address, with what it is for, the code and the address beside it; in the middle of a tall
 * certificate.
 */
export function drawCode(pen: PagePen, { address, code, text, alt }: PrintedCode): void {
  pen.ensure(codeHeight)
  pen.y += 7
  const modules = qrCode(address)
  const style = { ...textStyles.small, size: 8, leading: 11 }
  const strong = { ...style, font: 'semibold' } as const
  const lines = [
    ...pen.measure.lines(text, style, widest).map((line) => ({ line, style })),
    { line: code, style: { ...strong, color: pen.color, size: 9.5, leading: 13, spacing: 0.6 } },
    ...pen.measure.lines(address, style, widest).map((line) => ({ line, style })),
  ]
  const textWidth = Math.max(...lines.map((one) => pen.measure.width(one.line, one.style)))
  const codeWidth = modules === undefined ? 0 : side + gap
  const isCentred = pen.look.layout === 'certificate' && pen.look.orientation === 'portrait'
  const left = isCentred ? (pen.frame.width - textWidth - codeWidth) / 2 : pen.frame.left
  if (modules !== undefined) drawModules(pen, modules, left, alt)
  const height = lines.reduce((sum, one) => sum + one.style.leading, 0)
  let y = pen.y + Math.max(0, (side - height) / 2)
  const element = pen.element(pen.root, 'P')
  pen.content(element, 'P', () => {
    for (const one of lines) {
      pen.line(one.line, one.style, left + codeWidth, y)
      y += one.style.leading
    }
  })
  element.end()
  pen.y += codeHeight - 7
}

function drawModules(pen: PagePen, modules: QrModules, left: number, alt: string): void {
  const size = side / modules.length
  const figure = pen.element(pen.root, 'Figure', {
    alt,
    bbox: [left, pen.y, left + side, pen.y + side],
    placement: 'Block',
  })
  pen.content(figure, 'Figure', () => {
    for (const { x, y, length } of darkRuns(modules)) {
      pen.doc.rect(left + x * size, pen.y + y * size, length * size, size)
    }
    pen.doc.fill('#000000')
  })
  figure.end()
}
