import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server that takes everything, and what it took. */
export interface TestSmtpServer {
  readonly url: string
  readonly port: number
  /** In the order in which they came. */
  readonly received: readonly Email[]
  close(): Promise<void>
}

export interface SmtpOptions {
  readonly port?: number
  /** The answer to a recipient, where it is a refusal. */
  readonly refuse?: (recipient: string) => { readonly status: number; readonly text: string } | undefined
  /** Called with each message; the client is answered when it is fulfilled. */
  readonly hold?: (message: Email) => Promise<void>
}

/** Closed when the test is over, or before. */
export async function startSmtpServer({ port = 0, refuse, hold }: SmtpOptions = {}): Promise<TestSmtpServer> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refusal = refuse?.(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.status }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(async (message) => {
          received.push(message)
          await hold?.(message)
          done()
        })
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close,
  }
}
