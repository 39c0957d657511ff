import { callServer } from './call-server.ts'

interface OutboxMessage {
  readonly channel: string
  readonly recipient: string
  readonly body_text: string
  readonly status: string
}

/** The six digits of the last code sent to a recipient, from the development outbox. */
export async function codeSentTo(tenant: string, recipient: string): Promise<string> {
  const messages = await readOutbox(tenant)
  const sent = messages.find((message) => message.recipient === recipient && /\b\d{6}\b/.test(message.body_text))
  const code = /\b\d{6}\b/.exec(sent?.body_text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${recipient}`)
  return code
}

/** The path of the last link to a page sent to a recipient, e.g. `/password/…`. */
export async function linkSentTo(tenant: string, recipient: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}/[\\w-]+`)
  const messages = await readOutbox(tenant)
  const sent = messages.find((message) => message.recipient === recipient && link.test(message.body_text))
  const path = link.exec(sent?.body_text ?? '')?.[0]
  if (path === undefined) throw new Error(`No link was sent to ${recipient}`)
  return path
}

/** An organisation's messages, newest first. */
export async function readOutbox(tenant: string): Promise<readonly OutboxMessage[]> {
  const { data } = JSON.parse(await callServer(tenant, { path: '/dev/outbox' })) as { data: OutboxMessage[] }
  return data
}
