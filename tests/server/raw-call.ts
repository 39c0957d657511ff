import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A connection for requests that no client would send. */
export interface RawConnection {
  readonly socket: Socket
  /** Resolves with everything received once this has arrived. Throws when the connection ends before. */
  until(pattern: RegExp): Promise<string>
  /** Resolves when the connection has ended: the received text, and whether it was reset. */
  ended(): Promise<{ readonly text: string; readonly isReset: boolean }>
}

export function rawConnection(port: number, text: string | Buffer): RawConnection {
  const socket = connect(port, '127.0.0.1')
  let [received, isReset] = ['', false]
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', () => (isReset = true))
  socket.write(text)
  return {
    socket,
    async until(pattern) {
      while (!pattern.test(received)) {
        const more = new Promise<boolean>((resolve) => socket.once('data', () => resolve(true)))
        if (!(await Promise.race([more, over.then(() => false)])) && !pattern.test(received)) {
          throw new Error(`The connection ended after: ${received}`)
        }
      }
      return received
    },
    async ended() {
      await over
      return { text: received, isReset }
    },
  }
}

/** The head of a request to the neutral organisation. */
export const headOf = (line: string, headers: Readonly<Record<string, string | number>> = {}): string =>
  [`${line} HTTP/1.1`, 'Host: demo.localhost', ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join(
    '\r\n',
  )

/** Writes pieces one by one, until the connection ends or all are written. */
export function trickle(socket: Socket, pieces: Iterator<string>, milliseconds: number): void {
  const timer = setInterval(() => {
    const piece = socket.writable ? pieces.next() : { done: true as const, value: undefined }
    if (piece.done) clearInterval(timer)
    else socket.write(piece.value)
  }, milliseconds)
  socket.once('close', () => clearInterval(timer))
}
