import type { IncomingMessage } from 'node:http'
import { SmallPieces } from './small-pieces.ts'

/** How much of a refused body is read so its sender sees the response; bytes. */
const most = 64_000_000
/** How long to wait for more of it; milliseconds. */
const patience = 300

/**
 * Throws the rest of a body away. Without that its sender, still sending, would see a connection that breaks and not the
 * answer. One that sends on beyond all files, or in very many small pieces, is cut off.
 *
 * @returns when all of it was here, or nothing came for a moment; it is taken in after that too
 */
export function drainBody(raw: IncomingMessage): Promise<void> {
  raw.unpipe()
  raw.resume()
  if (raw.complete || raw.readableEnded || raw.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const pieces = new SmallPieces()
    let left = most
    const timer = setTimeout(resolve, patience)
    raw.on('data', (chunk: Buffer) => {
      timer.refresh()
      left -= chunk.length
      if (left < 0 || !pieces.takes(chunk)) raw.destroy()
    })
    raw.once('close', () => clearTimeout(timer))
    raw.once('close', resolve).once('end', resolve)
  })
}
