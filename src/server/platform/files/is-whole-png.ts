import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import type { PngParts } from '../../../engine/picture/measure-png.ts'
import { unpackedPngSize } from '../../../engine/picture/measure-png.ts'
import type { ReadBytes } from '../../../engine/picture/picture-source.ts'

/** Of a picture that unpacks to more only the header is read, which then shows that it is too large; bytes. */
export const mostUnpacked = 330_000_000
/** How much is read at once; bytes. */
const readSize = 65_536

/**
 * Whether the data of a PNG is as much as its header says, to the byte: one that says little of itself and unpacks to
 * gigabytes is found out as soon as it is a byte too long. Nothing but a count is kept, and zlib works off this thread.
 */
export async function isWholePng({ header, chunks }: PngParts, read: ReadBytes): Promise<boolean> {
  const wanted = unpackedPngSize(header)
  let size = 0
  try {
    await pipeline(packedData(chunks, read), createInflate(), async (unpacked: AsyncIterable<Uint8Array>) => {
      for await (const part of unpacked) {
        size += part.byteLength
        if (size > wanted) throw new RangeError('There is more data than the header says')
      }
    })
  } catch {
    return false
  }
  return size === wanted
}

async function* packedData(chunks: PngParts['chunks'], read: ReadBytes): AsyncGenerator<Uint8Array> {
  for (const { type, start, length } of chunks) {
    if (type !== 'IDAT') continue
    for (let at = 0; at < length; at += readSize) yield await read(start + at, Math.min(readSize, length - at))
  }
}
