import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { composeEmail } from '../../../src/server/messages/compose-email.ts'
import type { EmailContent } from '../../../src/server/messages/compose-email.ts'
import { JobRunner } from '../../../src/server/platform/jobs/job-runner.ts'
import { mostAttempts } from '../../../src/server/messages/delivery/attempt.ts'
import { retryDelay } from '../../../src/server/platform/jobs/retry-delay.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { clearTables } from '../clear-tables.ts'
import { email, from, makeSender, messagesOf, onlyMessageOf, queue, sms } from './send-messages.ts'
import { startSmsProvider } from './start-sms-provider.ts'
import { startSmtpServer } from './start-smtp-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => clearTables(server.services, ['outbox']))

function tenantCalled(id: string): PublishedTenant {
  const found = server.services.tenants.all.find((tenant) => tenant.id === id)
  if (!found) throw new Error(`${id} is not shipped.`)
  return found
}

const composed = (tenant: PublishedTenant, content: EmailContent) =>
  server.services.database.inTenant(tenant.id, (tx) => composeEmail(tx, tenant, content))

describe('an e-mail', () => {
  test('arrives in UTF-8, as text and as HTML, from the organisation [OPS-08]', async () => {
    const smtp = await startSmtpServer()
    const subject = 'Karibu kwenye ukurasa wako wa ofisi – Wanjikũ, Müller, Ñandú ✓'
    const body_text = 'Habari, Wanjikũ.\n\nMsimbo wako ni: “éàü”.'
    await queue(server.services, 'iek', email({ subject, body_text, body_html: '<p>Habari, <b>Wanjikũ</b></p>' }))
    await makeSender(server.services, { smtp: { url: smtp.url, from } }).runDue()
    const [received] = smtp.received
    expect(received).toMatchObject({
      subject,
      from: { name: tenantCalled('iek').declaration.name, address: from },
      to: [{ address: 'somebody@sample.example' }],
    })
    expect(received?.text?.trim()).toBe(body_text)
    expect(received?.html?.trim()).toBe('<p>Habari, <b>Wanjikũ</b></p>')
    const sent_at: unknown = expect.any(Date)
    const outcome = { status: 'sent', attempts: 1, failure: null, last_error: null, next_at: null, sent_at }
    expect(await onlyMessageOf(server.services, 'iek')).toMatchObject(outcome)
  })

  test.each(['demo', 'engineering-board', 'iek', 'ics'])('of %s carries its logo and its name [OPS-08]', async (id) => {
    const smtp = await startSmtpServer()
    const tenant = tenantCalled(id)
    const link = 'https://sample.example/verify/abc'
    const code = '123456'
    const content: EmailContent = { recipient: 'a@sample.example', kind: 'activation', params: { code }, code, link }
    await queue(server.services, id, await composed(tenant, content))
    await makeSender(server.services, { smtp: { url: smtp.url, from } }).runDue()
    const [received] = smtp.received
    expect(received?.html).toContain('src="cid:logo"')
    expect(received?.html).toContain(tenant.declaration.name)
    expect(received?.text).toContain(code)
    const shape = { mimeType: 'image/png', contentId: '<logo>', disposition: 'inline', related: true }
    expect(received?.attachments).toMatchObject([shape])
    const logo = received?.attachments[0]?.content as ArrayBuffer
    const file = await readFile(join(projectRoot, 'tenants', id, 'assets', 'logo-mail.png'))
    expect(Buffer.from(logo).equals(file)).toBe(true)
  })

  test('whose recipient looks like two goes to one address only [OPS-08]', async () => {
    const smtp = await startSmtpServer()
    await queue(server.services, 'demo', email({ recipient: 'a@sample.example,b@other.example' }))
    await makeSender(server.services, { smtp: { url: smtp.url, from } }).runDue()
    const addresses = smtp.received.flatMap(({ to = [] }) => to.map(({ address }) => address))
    expect(addresses).not.toContain('b@other.example')
  })

  test('is tried again, later each time, while the mail server is away [OPS-08]', async () => {
    const gone = await startSmtpServer()
    await gone.close()
    await queue(server.services, 'demo', email())
    const sender = makeSender(server.services, { smtp: { url: gone.url, from } })
    await sender.runDue()
    const waiting = await onlyMessageOf(server.services, 'demo')
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1, failure: 'unreachable' })
    expect(waiting.last_error).toContain('ECONNREFUSED')
    const back = await startSmtpServer({ port: gone.port })
    server.clock.advance({ seconds: 29 })
    await sender.runDue()
    expect(back.received).toEqual([])
    server.clock.advance({ seconds: 1 })
    await sender.runDue()
    expect(back.received).toHaveLength(1)
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({
      status: 'sent',
      attempts: 2,
      failure: null,
      last_error: null,
    })
  })

  test('logs in with the name and password in the mail server’s URL [OPS-08]', async () => {
    const smtp = await startSmtpServer({ user: 'office', password: 'Sample#2026' })
    const urlOf = (password: string) => smtp.url.replace('//', `//office:${encodeURIComponent(password)}@`)
    await queue(server.services, 'demo', email())
    await makeSender(server.services, { smtp: { url: urlOf('another'), from } }).runDue()
    expect(smtp.received).toEqual([])
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({ status: 'queued' })
    server.clock.advance({ minutes: 1 })
    await makeSender(server.services, { smtp: { url: urlOf('Sample#2026'), from } }).runDue()
    expect(smtp.received).toHaveLength(1)
  })

  test('whose code has expired is not sent [AUTH-11 OPS-08]', async () => {
    const gone = await startSmtpServer()
    await gone.close()
    const expires_at = new Date(server.clock.now().getTime() + 60_000)
    await queue(server.services, 'demo', email({ expires_at }))
    const sender = makeSender(server.services, { smtp: { url: gone.url, from } })
    await sender.runDue()
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({ status: 'queued', attempts: 1 })
    const back = await startSmtpServer({ port: gone.port })
    server.clock.advance({ minutes: 1 })
    await sender.runDue()
    expect(back.received).toEqual([])
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({
      status: 'failed',
      failure: 'expired',
      last_error: null,
    })
  })

  test('that is refused temporarily is tried again, and one that is refused permanently is not [OPS-08]', async () => {
    const smtp = await startSmtpServer({
      refuse: (recipient) =>
        recipient.startsWith('nobody') ? { status: 550, text: 'No such user' } : { status: 451, text: 'Try later' },
    })
    await queue(server.services, 'demo', email({ recipient: 'nobody@sample.example' }))
    await queue(server.services, 'ics', email({ recipient: 'full@sample.example' }))
    await makeSender(server.services, { smtp: { url: smtp.url, from } }).runDue()
    const failed = await onlyMessageOf(server.services, 'demo')
    expect(failed).toMatchObject({ status: 'failed', attempts: 1, failure: 'refused', sent_at: null })
    expect(failed.next_at).toBeNull()
    expect(failed.last_error).toContain('No such user')
    expect(await onlyMessageOf(server.services, 'ics')).toMatchObject({ status: 'queued', attempts: 1 })
  })

  test('is given up after the last attempt [OPS-08]', async () => {
    const gone = await startSmtpServer()
    await gone.close()
    await queue(server.services, 'demo', email())
    const sender = makeSender(server.services, { smtp: { url: gone.url, from } })
    for (let tried = 0; tried < mostAttempts + 2; tried += 1) {
      await sender.runDue()
      server.clock.advance({ hours: 1 })
    }
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({ status: 'failed', attempts: mostAttempts })
  })
})

describe('a text message', () => {
  test('is posted to the provider with its own key [OPS-08]', async () => {
    const provider = await startSmsProvider(200)
    await queue(server.services, 'iek', sms({ body_text: 'Msimbo wako ni 123456' }))
    await makeSender(server.services, { sms: provider.settings }).runDue()
    const { id, status } = await onlyMessageOf(server.services, 'iek')
    expect(status).toBe('sent')
    const sender = tenantCalled('iek').declaration.caption
    const [request] = provider.received
    expect(request?.body).toEqual({ to: '0712345678', text: 'Msimbo wako ni 123456', sender })
    expect(request?.headers).toMatchObject({ authorization: 'Bearer provider-token', 'idempotency-key': id })
  })

  test('is posted again under the same key after a failure of the provider [OPS-08]', async () => {
    const provider = await startSmsProvider(503, 200)
    await queue(server.services, 'demo', sms())
    const sender = makeSender(server.services, { sms: provider.settings })
    await sender.runDue()
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({
      status: 'queued',
      failure: 'refused',
      last_error: '503 Service Unavailable',
    })
    server.clock.advance({ seconds: 30 })
    await sender.runDue()
    const keys = provider.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('that the provider refuses is not posted again [OPS-08]', async () => {
    const provider = await startSmsProvider(400)
    await queue(server.services, 'demo', sms())
    await makeSender(server.services, { sms: provider.settings }).runDue()
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({ status: 'failed', attempts: 1 })
  })
})

describe('the queue', () => {
  test('keeps messages without a carrier [OPS-08]', async () => {
    await queue(server.services, 'demo', email(), sms())
    await makeSender(server.services).runDue()
    const statuses = (await messagesOf(server.services, 'demo')).map(({ status }) => status)
    expect(statuses).toEqual(['kept', 'kept'])
    const smtp = await startSmtpServer()
    await makeSender(server.services, { smtp: { url: smtp.url, from } }).runDue()
    expect(smtp.received).toEqual([])
  })

  test('may have several senders, and each message is sent once [OPS-03 OPS-08]', async () => {
    const smtp = await startSmtpServer()
    const recipients = Array.from({ length: 60 }, (_, i) => `member.${i}@sample.example`)
    for (const tenant of ['demo', 'ics']) {
      await queue(server.services, tenant, ...recipients.map((recipient) => email({ recipient })))
    }
    const senders = [1, 2].map(() => makeSender(server.services, { smtp: { url: smtp.url, from } }))
    await Promise.all(senders.map((sender) => sender.runDue()))
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(120)
    expect(smtp.received).toHaveLength(120)
    const all = [...(await messagesOf(server.services, 'demo')), ...(await messagesOf(server.services, 'ics'))]
    expect(all.every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true)
  })

  test('is polled until the sender is stopped [OPS-08]', async () => {
    let arrived: () => void = () => undefined
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    const smtp = await startSmtpServer({ hold: async () => arrived() })
    const sender = makeSender(server.services, { smtp: { url: smtp.url, from } })
    const runner = new JobRunner([sender], (error) => {
      throw error
    })
    runner.start()
    await queue(server.services, 'demo', email())
    await arrival
    await runner.stop()
    expect(await onlyMessageOf(server.services, 'demo')).toMatchObject({ status: 'sent' })
    await queue(server.services, 'iek', email())
    await sender.runDue(AbortSignal.abort())
    expect(await onlyMessageOf(server.services, 'iek')).toMatchObject({ status: 'queued', attempts: 0 })
  })
})

test('the wait between attempts doubles from half a minute up to an hour [OPS-08]', () => {
  const minutes = Array.from({ length: mostAttempts }, (_, i) => retryDelay(i + 1) / 60_000)
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60])
})
