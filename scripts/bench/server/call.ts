import { request } from 'node:http'
import type { Agent, OutgoingHttpHeaders } from 'node:http'

/** A call of the API as somebody makes it. */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Below the API's base, without a slash at its beginning. */
  readonly path: string
  readonly token?: string
  readonly contentType?: string
  readonly body?: Buffer
  /** Who calls: each number is an address of its own, as behind a proxy, so that no limit by address is shared. */
  readonly caller?: number
  /** Whether the answer may be compressed, as browsers let it be; not where it is read here. */
  readonly compressed?: boolean
}

export interface CallAnswer {
  readonly status: number
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
  /** From sending until the last byte is here; milliseconds. */
  readonly took: number
}

/** Makes a call to a server on this machine. Rejects when the connection breaks. */
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
