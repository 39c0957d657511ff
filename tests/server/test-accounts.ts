import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { listMessages } from '../../src/server/messages/outbox.ts'
import type { OutboxMessage } from '../../src/server/messages/outbox.ts'
import { textAt } from './answers.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'

export const goodPassword = 'Gepard#2026'

export interface Registration extends JsonObject {
  readonly email: string
  readonly phone: string
  readonly password: string
}

/** A registration that every shipped organisation accepts, with a new e-mail. */
export const registration = (changes: Readonly<Record<string, string>> = {}): Registration => ({
  email: `somebody.${randomUUID().slice(0, 8)}@sample.example`,
  phone: '0712345678',
  id_number: 'A1234567',
  password: goodPassword,
  confirmPassword: goodPassword,
  category: 'GRADUATE',
  type: 'Individual',
  ...changes,
})

/** A firm's registration. */
export const firmRegistration = (changes: Readonly<Record<string, string>> = {}): Registration =>
  registration({ category: 'FIRM', type: 'Corporate', id_number: 'P051234567X', ...changes })

/** The messages to an address or a phone, newest first. */
export async function messagesTo(
  server: TestServer,
  tenant: string,
  recipient: string,
): Promise<readonly OutboxMessage[]> {
  const messages = await server.services.database.inTenant(tenant, (tx) => listMessages(tx, 1000))
  return messages.filter((message) => message.recipient === recipient)
}

/** The six digits of the newest message to somebody. */
export async function codeSentTo(server: TestServer, tenant: string, recipient: string): Promise<string> {
  const [message] = await messagesTo(server, tenant, recipient)
  const code = /\b\d{6}\b/.exec(message?.body_text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${recipient}.`)
  return code
}

/** The code at the end of the link of the newest message to somebody. */
export async function linkSentTo(server: TestServer, tenant: string, recipient: string): Promise<string> {
  const [message] = await messagesTo(server, tenant, recipient)
  const code = /\/(?:verify|password)\/([\w-]+)/.exec(message?.body_text ?? '')?.[1]
  if (code === undefined) throw new Error(`No link was sent to ${recipient}.`)
  return code
}

/** A client that has registered, entered the code and is signed in. */
export async function signedUp(
  server: TestServer,
  tenant = 'demo',
  body: Registration = registration(),
): Promise<TestClient & { readonly email: string }> {
  const client = server.client(tenant)
  const { email } = body
  const registered = await client.post('auth/register', body)
  const otp_code = await codeSentTo(server, tenant, email)
  const verified = await client.post('auth/verify-otp', { id: textAt(registered, '/data/id'), otp_code })
  client.token = textAt(verified, '/data/token')
  return Object.assign(client, { email })
}
