import type { PngParts } from '../../../engine/picture/measure-png.ts'
import type { ReadBytes } from '../../../engine/picture/picture-source.ts'

/** How many bytes are read at once. */
const readSize = 65_536

/** The packed pixels of a PNG, piece by piece. */
export async function* packedPngData(chunks: PngParts['chunks'], read: ReadBytes): AsyncGenerator<Uint8Array> {
  for (const { type, start, length } of chunks) {
    if (type !== 'IDAT') continue
    for (let at = 0; at < length; at += readSize) yield await read(start + at, Math.min(readSize, length - at))
  }
}
