import { request } from 'node:http'
import type { Agent, OutgoingHttpHeaders } from 'node:http'

/** A request to the API. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** The path below the API's base, without a leading slash. */
  readonly path: string
  readonly token?: string
  readonly contentType?: string
  readonly body?: Buffer
  /**
   * The caller: each number gets its own address, as behind a proxy, so that callers do not share a limit by address.
   */
  readonly caller?: number
  /** Whether the response may be compressed, as browsers allow; not where the response is read here. */
  readonly compressed?: boolean
}

export interface CallAnswer {
  readonly status: number
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
  /** From sending until the last byte arrives; milliseconds. */
  readonly took: number
}

/** Sends a request to a server on this machine. Rejects when the connection breaks. */
export function makeCall(agent: Agent, port: number, call: Call): Promise<CallAnswer> {
  const { method, path, body } = call
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', path: `/api/${path}`, method, headers: headersOf(call) }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const took = performance.now() - began
        const { statusCode = 0, rawHeaders } = response
        resolve({ status: statusCode, rawHeaders, body: Buffer.concat(chunks), took })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function headersOf({ token, contentType, body, caller = 0, compressed = true }: Call): OutgoingHttpHeaders {
  return {
    'x-forwarded-for': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
    ...(compressed && { 'accept-encoding': 'gzip, deflate, br' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': contentType, 'content-length': body.length }),
  }
}
