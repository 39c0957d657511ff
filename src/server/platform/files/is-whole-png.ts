import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import type { PngParts } from '../../../engine/picture/measure-png.ts'
import { unpackedPngSize } from '../../../engine/picture/measure-png.ts'
import type { ReadBytes } from '../../../engine/picture/picture-source.ts'
import { packedPngData } from './packed-png-data.ts'

/** The most unpacked bytes that are counted. The header of a larger picture is enough to refuse it as too large. */
export const mostUnpacked = 330_000_000

/**
 * Whether a PNG unpacks to exactly as many bytes as its header declares. A small file that unpacks to gigabytes fails
 * at the first byte too many. Only a count is kept in memory, and zlib works off this thread.
 */
export async function isWholePng({ header, chunks }: PngParts, read: ReadBytes): Promise<boolean> {
  const wanted = unpackedPngSize(header)
  let size = 0
  try {
    await pipeline(packedPngData(chunks, read), createInflate(), async (unpacked: AsyncIterable<Uint8Array>) => {
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
