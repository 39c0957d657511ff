import { largest, letters } from './picture-source.ts'
import type { Measures, PictureSource } from './picture-source.ts'

/** A WebP's measures: the largest of its canvas, its picture and its frames. */
export async function measureWebp(source: PictureSource): Promise<Measures | undefined> {
  const measures: Measures[] = []
  for (let at = 12; at + 8 <= source.size;) {
    const head = await source.at(at, 8)
    if (!head) return undefined
    const length = head.getUint32(4, true)
    const read = readers.get(letters(head, 0))
    if (read) {
      const data = await source.at(at + 8, Math.min(16, length))
      const size = data && data.byteLength >= 5 ? read(data) : undefined
      if (!size) return undefined
      measures.push(size)
    }
    at += 8 + length + (length % 2)
  }
  return largest(measures)
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536

type Reader = (data: DataView) => Measures | undefined

/** The parts that contain measures: RFC 9649 §2.5 to §2.7, with the headers of both kinds of pictures. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['VP8 ', (data) => lossySize(data)],
  ['VP8L', (data) => losslessSize(data)],
  ['VP8X', (data) => canvasSize(data, 4)],
  ['ANMF', (data) => canvasSize(data, 6)],
])

function canvasSize(data: DataView, at: number): Measures | undefined {
  if (data.byteLength < at + 6) return undefined
  return { width: uint24(data, at) + 1, height: uint24(data, at + 3) + 1 }
}

function lossySize(data: DataView): Measures | undefined {
  if (data.byteLength < 10 || uint24(data, 3) !== 0x2a019d) return undefined
  return { width: data.getUint16(6, true) & 0x3fff, height: data.getUint16(8, true) & 0x3fff }
}

function losslessSize(data: DataView): Measures | undefined {
  if (data.getUint8(0) !== 0x2f) return undefined
  const bits = data.getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
