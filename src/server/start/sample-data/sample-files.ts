import { encodePng } from './encode-png.ts'

/** A picture for a sample profile: a light figure on a background colour, `#rrggbb`. */
export function samplePicture(color: string, size = 200): Buffer {
  const ground = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const rows = Array.from({ length: size }, (_row, y) => {
    const pixels = Array.from({ length: size }, (_pixel, x) =>
      isFigure(x / size, y / size) ? [244, 240, 235] : ground,
    )
    return [0, ...pixels.flat()]
  })
  return encodePng({ width: size, height: size, depth: 8, colorType: 2, isInterlaced: false }, rows.flat())
}

/** Whether a point of the unit square belongs to a head and shoulders. */
const isFigure = (x: number, y: number): boolean =>
  Math.hypot(x - 0.5, y - 0.38) < 0.19 || Math.hypot((x - 0.5) / 0.36, (y - 1.02) / 0.38) < 1

/** A document of one page with one line of plain letters. */
export function sampleDocument(line: string): Buffer {
  const content = `BT /F1 18 Tf 72 760 Td (${line.replaceAll(/[^\w .,-]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
