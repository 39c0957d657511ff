import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server that accepts everything, with the received e-mails. */
export interface TestSmtpServer {
  readonly url: string
  readonly port: number
  /** In the order of arrival. */
  readonly received: readonly Email[]
  close(): Promise<void>
}

export interface SmtpOptions {
  readonly port?: number
  /** Who may send; by default anybody. */
  readonly user?: string
  readonly password?: string
  /** The refusal of a recipient, if any. */
  readonly refuse?: (recipient: string) => { readonly status: number; readonly text: string } | undefined
  /** Called with each message; the client gets a response when it resolves. */
  readonly hold?: (message: Email) => Promise<void>
}

/** Closed after the test, or earlier. */
export async function startSmtpServer(options: SmtpOptions = {}): Promise<TestSmtpServer> {
  const { port = 0, user, password, refuse, hold } = options
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: user === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    // The connection does not leave this machine.
    allowInsecureAuth: true,
    onAuth({ username, password: given }, _session, done) {
      if (username === user && given === password) done(null, { user: username })
      else done(new Error('Wrong name or password'))
    },
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
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
