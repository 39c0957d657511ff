import { connect } from 'node:net'
import { bytesOf } from './raw-request.ts'
import type { RawRequest } from './raw-request.ts'

/** The result of a request: a status and a text. */
export interface RawOutcome {
  /** Undefined when the connection ended without a response. */
  readonly status: number | undefined
  readonly text: string
  readonly hung: boolean
}

/** Sends a request on a connection of its own, and reads until the server ends it. */
export function sendRaw(port: number, request: RawRequest, patience: number): Promise<RawOutcome> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const finish = (hung: boolean): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...answerIn(Buffer.concat(chunks)), hung })
    }
    const timer = setTimeout(() => finish(true), patience)
    socket.on('data', (chunk) => void chunks.push(chunk))
    // A server that has responded may reset the connection while the body is still arriving.
    socket.on('error', () => finish(false))
    socket.on('close', () => finish(false))
    socket.write(bytesOf(request))
  })
}

/** The last response on a connection: `100 Continue` may precede it. */
function answerIn(bytes: Buffer): Pick<RawOutcome, 'status' | 'text'> {
  const text = bytes.toString('latin1').replace(/^HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n/, '')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  return { status: status === undefined ? undefined : Number(status), text: text.slice(0, 2000) }
}
