/** A request as it goes over the wire, whatever a client library would say to it. */
export interface RawRequest {
  readonly method: string
  /** What stands behind the method, as bytes of Latin-1. */
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  /** Whose session it carries, for messages. */
  readonly caller: string
}

/** It as bytes, on a connection that ends with its answer. */
export function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  const head = [...lines, 'Connection: close', '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), body])
}

/** It as somebody reads it who looks for what went wrong; tokens are not told, and long bodies only begun. */
export function describeRequest({ method, target, headers, body, caller }: RawRequest): string {
  const shown = headers.map(([name, value]) =>
    name.toLowerCase() === 'authorization' ? `${name}: (${caller})` : `${name}: ${value.slice(0, 200)}`,
  )
  const text = JSON.stringify(body.subarray(0, 1500).toString('latin1'))
  return [`${method} ${target.slice(0, 300)}`, ...shown, `${body.length} bytes: ${text}`].join('\n    ')
}
