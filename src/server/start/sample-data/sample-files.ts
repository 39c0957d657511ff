import { encodePng } from './encode-png.ts'

const figure = [244, 240, 235]

/** A picture for a sample profile: a light figure on a background colour, `#rrggbb`. */
export const samplePicture = (color: string, size = 200): Buffer => draw(isFigure, color, size)

/** A picture for a sample event: light squares in each other. */
export const sampleEmblem = (color: string): Buffer => draw(isEmblem, color, 64)

type Shape = (x: number, y: number) => boolean

function draw(isLight: Shape, color: string, size: number): Buffer {
  const ground = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  // Each row begins with the number of its filter: none.
  const row = 1 + 3 * size
  const data = new Uint8Array(size * row)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) data.set(isLight(x / size, y / size) ? figure : ground, y * row + 1 + 3 * x)
  return encodePng({ width: size, height: size, depth: 8, colorType: 2, isInterlaced: false }, data)
}

/** Whether a point of the unit square belongs to a head and shoulders. */
const isFigure: Shape = (x, y) =>
  Math.hypot(x - 0.5, y - 0.38) < 0.19 || Math.hypot((x - 0.5) / 0.36, (y - 1.02) / 0.38) < 1

/** Whether it belongs to a square on its corner, or to the frame around that. */
function isEmblem(x: number, y: number): boolean {
  const far = Math.abs(x - 0.5) + Math.abs(y - 0.5)
  return far < 0.14 || (far > 0.24 && far < 0.36)
}

/** A document with a page for each line of plain letters. */
export function sampleDocument(...lines: readonly string[]): Buffer {
  // The catalogue, the list of pages and the font come first, then each page with what stands on it.
  const numberOf = (page: number) => 4 + 2 * page
  const kids = lines.map((_, page) => `${numberOf(page)} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, page) => {
      const content = `BT /F1 18 Tf 72 760 Td (${line.replaceAll(/[^\w .,-]/g, '')}) Tj ET`
      const parts = '/MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R ${parts} /Contents ${numberOf(page) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
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
