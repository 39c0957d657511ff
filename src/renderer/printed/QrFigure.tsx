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
  // The dark modules of a row that touch are one rectangle.
  const path = modules
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? '1' : '0')).join('')
      return [...line.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`,
      )
    })
    .join('')
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="#ffffff"/><path d="${path}" fill="#000000"/></svg>`,
  ].join('')
  return <img className="rg-sheet-qr" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={alt} />
}
