import { onTestFinished } from 'vitest'
import { releasedAssets } from '../../../src/server/platform/brand/asset-reader.ts'
import { readEnvironment } from '../../../src/server/platform/environment.ts'
import type { CarrierSettings } from '../../../src/server/platform/environment.ts'
import { MessageSender } from '../../../src/server/messages/delivery/message-sender.ts'
import { openCarriers } from '../../../src/server/messages/delivery/open-carriers.ts'
import { listMessages, queueMessages } from '../../../src/server/messages/outbox.ts'
import type { NewMessage, OutboxMessage } from '../../../src/server/messages/outbox.ts'
import { noticeReminder } from '../../../src/server/referees/reminders.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { projectRoot } from '../start-test-server.ts'

/** In sample mode by default. */
type Queue = Pick<Services, 'database' | 'tenants' | 'now'> & Partial<Pick<Services, 'environment'>>

export const from = 'no-reply@mail.example'

/** A sender whose carriers are closed after the test. */
export function makeSender(queue: Queue, carriers: Partial<CarrierSettings> = {}): MessageSender {
  const settings = { smtp: undefined, sms: undefined, ...carriers }
  const environment = queue.environment ?? readEnvironment({}, projectRoot)
  const sender = new MessageSender(
    { ...queue, environment },
    openCarriers({ carriers: settings }, releasedAssets(projectRoot)),
    noticeReminder,
  )
  onTestFinished(() => sender.close())
  return sender
}

export const email = (changes: Partial<NewMessage> = {}): NewMessage => ({
  channel: 'email',
  recipient: 'somebody@sample.example',
  subject: 'Hello',
  body_text: 'Hello',
  body_html: null,
  expires_at: null,
  ...changes,
})

export const sms = (changes: Partial<NewMessage> = {}): NewMessage =>
  email({ channel: 'sms', recipient: '0712345678', subject: null, ...changes })

export async function queue({ database, now }: Queue, tenant: string, ...messages: NewMessage[]): Promise<void> {
  await database.inTenant(tenant, (tx) => queueMessages(tx, messages, now()))
}

export const messagesOf = ({ database }: Queue, tenant: string): Promise<readonly OutboxMessage[]> =>
  database.inTenant(tenant, (tx) => listMessages(tx, 1000))

/** A tenant's only message. */
export async function onlyMessageOf(services: Queue, tenant: string): Promise<OutboxMessage> {
  const [message, ...others] = await messagesOf(services, tenant)
  if (!message || others.length > 0) throw new Error(`There are ${others.length + (message ? 1 : 0)} messages.`)
  return message
}
