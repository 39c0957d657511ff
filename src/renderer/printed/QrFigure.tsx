import { darkRuns } from '../../engine/printing/qr/dark-runs.ts'
import { qrCode } from '../../engine/printing/qr/qr-code.ts'

interface QrFigureProps {
  readonly text: string
  readonly alt: string
}

/** The quiet zone around a QR code, in modules. */
const quiet = 4

/** The QR code of a text; nothing for a text that is too long for one. */
export function QrFigure({ text, alt }: QrFigureProps) {
  const modules = qrCode(text)
  if (modules === undefined) return null
  const side = modules.length + 2 * quiet
  const path = darkRuns(modules)
    .map(({ x, y, length }) => `M${x + quiet} ${y + quiet}h${length}v1h-${length}z`)
    .join('')
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="#ffffff"/><path d="${path}" fill="#000000"/></svg>`,
  ].join('')
  return <img className="rg-sheet-qr" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={alt} />
}
