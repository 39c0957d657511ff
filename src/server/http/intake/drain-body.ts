import type { IncomingMessage } from 'node:http'
import { SmallPieces } from './small-pieces.ts'

/** How much of a refused body is read so its sender sees the response; bytes. */
const most = 64_000_000
/** How long to wait for more of it; milliseconds. */
const patience = 300

/**
 * Discards the rest of a body. Otherwise its sender, still sending, would see a broken connection and no response. A
 * sender of more than all allowed files, or of very many small pieces, is cut off.
 *
 * @returns when everything has arrived, or nothing for a moment; later data is still discarded
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
