/** A request as sent, even if no client library would accept it. */
export interface RawRequest {
  readonly method: string
  /** The request target, as Latin-1. */
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  /** The name of the caller, for messages. */
  readonly caller: string
}

/** The request as bytes, on a connection that ends with the response. */
export function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  const head = [...lines, 'Connection: close', '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), body])
}

/** The request for a message about a failure, without tokens and with long bodies cut. */
export function describeRequest({ method, target, headers, body, caller }: RawRequest): string {
  const shown = headers.map(([name, value]) =>
    name.toLowerCase() === 'authorization' ? `${name}: (${caller})` : `${name}: ${value.slice(0, 200)}`,
  )
  const text = JSON.stringify(body.subarray(0, 1500).toString('latin1'))
  return [`${method} ${target.slice(0, 300)}`, ...shown, `${body.length} bytes: ${text}`].join('\n    ')
}
