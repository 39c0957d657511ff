import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { Refusal } from '../../platform/refusal.ts'
import { JsonShape, jsonLimits } from './json-shape.ts'
import { SmallPieces } from './small-pieces.ts'

/** The refusal of JSON that is too long; form data may be longer. */
export const tooLargeForJson = (): Refusal => new Refusal('too-large', { message: { key: 'server.too-large-json' } })

/**
 * The text of a JSON body.
 *
 * @throws Refusal `too-large` as soon as a limit is exceeded, without reading the rest; `broken-json` when it is not
 *   UTF-8
 */
export const readJsonText = async (payload: Readable, declaredLength: string | undefined): Promise<string> =>
  readUtf8(await readBytes(payload, declaredLength))

/**
 * A body, read into one buffer, however many pieces it arrives in. What could be JSON has its limits.
 *
 * @param most how many bytes it may have
 * @throws Refusal `too-large` as soon as a limit is exceeded, without reading the rest
 */
export async function readBytes(
  payload: Readable,
  declaredLength: string | undefined,
  most: number = jsonLimits.bytes,
): Promise<Buffer> {
  if (Number(declaredLength) > most) throw tooLargeForJson()
  const shape = new JsonShape()
  let buffer = Buffer.allocUnsafe(Math.min(Number(declaredLength ?? 4096) || 4096, most))
  const pieces = new SmallPieces()
  let length = 0
  const take = (chunk: Buffer): void => {
    if (!pieces.takes(chunk)) {
      payload.destroy()
      throw new Refusal('too-large')
    }
    if (length + chunk.length > most) throw tooLargeForJson()
    if (!shape.takes(chunk)) throw new Refusal('too-large')
    if (length + chunk.length > buffer.length) buffer = grown(buffer, length + chunk.length)
    length += chunk.copy(buffer, length)
  }
  await eachChunk(payload, take)
  return buffer.subarray(0, length)
}

/** @throws Refusal `broken-json` when it is not UTF-8, because decoding would replace characters silently */
export function readUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new Refusal('broken-json')
  return bytes.toString('utf8')
}

function grown(buffer: Buffer, needed: number) {
  const larger = Buffer.allocUnsafe(Math.max(needed, 2 * buffer.length))
  buffer.copy(larger)
  return larger
}

/** Uses events, because an iterator would close the connection together with a refused body. */
function eachChunk(payload: Readable, take: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      payload.off('data', read).off('end', end).off('error', fail).off('close', fail)
    }
    const end = (): void => {
      stop()
      resolve()
    }
    const fail = (): void => {
      stop()
      reject(new Refusal('bad-request'))
    }
    const read = (chunk: Buffer): void => {
      try {
        take(chunk)
      } catch (error) {
        stop()
        payload.pause()
        reject(error instanceof Error ? error : new Refusal('internal'))
      }
    }
    payload.on('data', read).once('end', end).once('error', fail).once('close', fail)
  })
}
