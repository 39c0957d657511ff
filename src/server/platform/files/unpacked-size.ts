import { unzipSync } from 'fflate'

/** What a zip file claims to unpack to. */
export interface UnpackedSize {
  readonly bytes: number
  readonly parts: number
}

/**
 * What a zip file claims to unpack to; unpacking it gives no more, because that much memory is set aside for it. Throws
 * for what is no zip file.
 */
export function unpackedSize(zip: Uint8Array): UnpackedSize {
  let bytes = 0
  let parts = 0
  unzipSync(zip, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      parts += 1
      return false
    },
  })
  return { bytes, parts }
}
