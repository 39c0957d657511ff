import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A server on the loopback interface. */
export interface SimulatedServer {
  readonly address: string
  /** Does something later, unless it is closed before. */
  after(milliseconds: number, work: () => void): void
  close(): Promise<void>
}

/** Starts it; what `answer` throws is answered by `failed`. */
export async function serveSimulated(
  port: number,
  answer: (asked: IncomingMessage, response: ServerResponse) => Promise<void>,
  failed: object,
): Promise<SimulatedServer> {
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => sendAnswer(response, 400, failed))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  return {
    address: `http://127.0.0.1:${listening}`,
    after: (milliseconds, work) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, milliseconds)
      timers.add(timer)
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Sends JSON, or a text as a page. */
export function sendAnswer(response: ServerResponse, status: number, body: object | string): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' })
  response.end(isPage ? body : JSON.stringify(body))
}

export async function textOfBody(asked: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of asked) text += String(part)
  return text
}
