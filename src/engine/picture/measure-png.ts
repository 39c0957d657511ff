import { letters } from './picture-source.ts'
import type { Measures, PictureSource } from './picture-source.ts'

/** The header of a PNG. */
export interface PngHeader extends Measures {
  /** Bits per sample. */
  readonly depth: number
  /** 0 grey, 2 colours, 3 palette, 4 grey and 6 colours with transparency. */
  readonly colorType: number
  readonly isInterlaced: boolean
}

/** A part of a PNG: its type, and the position of its data. */
export interface PngChunk {
  readonly type: string
  readonly start: number
  readonly length: number
}

export interface PngParts {
  readonly header: PngHeader
  /** In file order, including the header and the end. */
  readonly chunks: readonly PngChunk[]
}

/** The samples per pixel and their allowed depths, by colour type (PNG §11.2.1). */
const colorTypes: ReadonlyMap<number, { readonly samples: number; readonly depths: readonly number[] }> = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
])

/**
 * A PNG's header and chunks, each with a length, a type, data and a checksum. The first is the only header, the last is
 * the end, and some in between contain data. Undefined for files with another structure.
 */
export async function readPng(source: PictureSource): Promise<PngParts | undefined> {
  const chunks: PngChunk[] = []
  let header: PngHeader | undefined
  for (let at = 8; at < source.size;) {
    const head = await source.at(at, 8)
    if (!head) return undefined
    const chunk = { type: letters(head, 4), start: at + 8, length: head.getUint32(0) }
    const isHeader = chunk.type === 'IHDR'
    if (isHeader !== (at === 8)) return undefined
    if (isHeader) header = await headerAt(source, chunk)
    if (!header) return undefined
    chunks.push(chunk)
    if (chunk.type === 'IEND') return chunks.some(({ type }) => type === 'IDAT') ? { header, chunks } : undefined
    at = chunk.start + chunk.length + 4
  }
  return undefined
}

async function headerAt(source: PictureSource, { start, length }: PngChunk): Promise<PngHeader | undefined> {
  const data = length === 13 ? await source.at(start, length) : undefined
  if (!data) return undefined
  const [width, height] = [data.getUint32(0), data.getUint32(4)]
  const [depth, colorType, interlace] = [data.getUint8(8), data.getUint8(9), data.getUint8(12)]
  const isKnown = colorTypes.get(colorType)?.depths.includes(depth) === true && interlace <= 1
  if (!isKnown || width === 0 || height === 0) return undefined
  return { width, height, depth, colorType, isInterlaced: interlace === 1 }
}

/** The measures of a PNG; frames of an animated one cannot be larger (PNG §11.3.6.2). */
export async function measurePng(source: PictureSource): Promise<Measures | undefined> {
  const png = await readPng(source)
  return png && { width: png.header.width, height: png.header.height }
}

/** First column and row, and the steps to the next, of the seven passes of an interlaced picture (PNG §8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Rows of a PNG that follow each other in its data. */
export interface PngPass {
  readonly columns: number
  readonly rows: number
  /** The unpacked size of a row, with the byte in front that names its filter. */
  readonly rowBytes: number
}

/** The bits of a pixel. */
export const pngPixelBits = ({ depth, colorType }: PngHeader): number =>
  (colorTypes.get(colorType)?.samples ?? 4) * depth

/** The passes of a PNG's data that have pixels: one, or up to seven of an interlaced picture. */
export function pngPasses(header: PngHeader): readonly PngPass[] {
  const { width, height, isInterlaced } = header
  const measures = isInterlaced
    ? passes.map(([left, top, right, down]) => [Math.ceil((width - left) / right), Math.ceil((height - top) / down)])
    : [[width, height]]
  return measures.flatMap(([columns = 0, rows = 0]) =>
    columns < 1 || rows < 1 ? [] : [{ columns, rows, rowBytes: 1 + Math.ceil((columns * pngPixelBits(header)) / 8) }],
  )
}

/** The unpacked size in bytes of the data of a PNG with this header. */
export const unpackedPngSize = (header: PngHeader): number =>
  pngPasses(header).reduce((sum, { rows, rowBytes }) => sum + rows * rowBytes, 0)
