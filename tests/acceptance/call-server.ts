import { request } from 'node:http'
import { port } from './port.ts'

/** A call of the server from the test, without a browser. */
export interface ServerCall {
  /** The path from the root, with a leading slash. */
  readonly path: string
  readonly token?: string | undefined
  /** JSON; with it the call is a POST. */
  readonly body?: string
}

/** The response of this worker's server, as text. */
export const callServer = (tenant: string, call: ServerCall): Promise<string> => callAt(port(), tenant, call)

/**
 * The response of the server at a port, as text. Node does not resolve an organisation's host name, so the Host header
 * contains it.
 */
export function callAt(ofServer: number, tenant: string, { path, token, body }: ServerCall): Promise<string> {
  const headers = {
    host: `${tenant}.localhost`,
    accept: 'application/json',
    'x-forwarded-for': someAddress(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: ofServer, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end(body)
  })
}

/** An address of a private network. Each visitor has another, because the server limits attempts by address. */
export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 250) + 1
  return `10.${part()}.${part()}.${part()}`
}
