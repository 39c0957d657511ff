import type { PngParts } from '../../../../engine/picture/measure-png.ts'
import { readPng, unpackedPngSize } from '../../../../engine/picture/measure-png.ts'
import { measureJpeg } from '../../../../engine/picture/measure-jpeg.ts'
import type { Measures } from '../../../../engine/picture/picture-source.ts'
import { sourceOf } from '../../../../engine/picture/picture-source.ts'
import { isWholePng } from '../../files/is-whole-png.ts'

/** The largest picture that is printed: some were stored before uploads were limited. */
const most = { side: 8000, pixels: 40_000_000 } as const
/** The most unpacked bytes of a PNG that has to be decoded to be printed: 16 million pixels with transparency. */
const mostDecoded = 68_000_000

/**
 * A PNG or JPEG that is safe to print: its data is not larger than its header declares nor than the limits, and a PNG
 * keeps only its needed chunks. Undefined for any other content.
 */
export async function printablePicture(content: Uint8Array): Promise<Uint8Array | undefined> {
  if (content[0] === 0xff) return isModest(await measureJpeg(sourceOf(content))) ? content : undefined
  const isPng = Buffer.from(content.subarray(0, 8)).equals(pngSignature)
  const png = isPng ? await readPng(sourceOf(content)) : undefined
  if (!png || !isModest(png.header) || unpackedPngSize(png.header) > decodedLimit(png)) return undefined
  const read = async (position: number, length: number) => content.subarray(position, position + length)
  return (await isWholePng(png, read)) ? withNeededParts(content, png) : undefined
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

function isModest(measures: Measures | undefined): boolean {
  if (!measures) return false
  const { width, height } = measures
  return Math.max(width, height) <= most.side && width * height <= most.pixels
}

/** Data stays compressed in the PDF, unless it is interlaced or has transparency to separate. */
function decodedLimit({ header, chunks }: PngParts): number {
  const isDecoded = header.isInterlaced || header.colorType >= 4 || chunks.some(({ type }) => type === 'tRNS')
  return isDecoded ? mostDecoded : Number.POSITIVE_INFINITY
}

/** Text, colour profiles and the frames of an animation only cost time. */
function withNeededParts(content: Uint8Array, { chunks }: PngParts): Uint8Array {
  const kept = chunks.filter(({ type }) => needed.has(type))
  return Buffer.concat([
    content.subarray(0, 8),
    ...kept.map(({ start, length }) => content.subarray(start - 8, start + length + 4)),
  ])
}
