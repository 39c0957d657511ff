import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import type { PngParts } from '../../../engine/picture/measure-png.ts'
import { unpackedPngSize } from '../../../engine/picture/measure-png.ts'
import type { ReadBytes } from '../../../engine/picture/picture-source.ts'
import { packedPngData } from './packed-png-data.ts'
import { PngRows } from './png-rows.ts'

/** The most unpacked bytes that are looked at: more than any pad for signatures has. */
const mostExamined = 16_000_000

/**
 * Whether nothing is drawn on a PNG: all its pixels look the same. It is unpacked piece by piece, and for any other
 * picture only up to the first pixel that differs.
 */
export async function isBlankPng({ header, chunks }: PngParts, read: ReadBytes): Promise<boolean> {
  if (unpackedPngSize(header) > mostExamined) return false
  const rows = new PngRows(header)
  let isBlank = true
  try {
    await pipeline(packedPngData(chunks, read), createInflate(), async (unpacked: AsyncIterable<Uint8Array>) => {
      for await (const part of unpacked) {
        isBlank = rows.areSame(part)
        if (!isBlank) return
      }
    })
  } catch {
    return false
  }
  return isBlank
}
