import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'

export interface SmsRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: JsonValue
}

/** A provider of text messages that responds with one status after the other; the last one repeats. */
export async function startSmsProvider(...statuses: number[]) {
  const received: SmsRequest[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body: JSON.parse(body) as JsonValue })
      response.writeHead(statuses[Math.min(received.length, statuses.length) - 1] ?? 200).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return { received, settings: { url: `http://127.0.0.1:${port}/messages`, token: 'provider-token' } }
}
