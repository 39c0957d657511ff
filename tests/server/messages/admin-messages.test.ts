import { afterAll, beforeAll, expect, test } from 'vitest'
import { listIn, refusalOf } from '../answers.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import type { TestClient } from '../test-client.ts'
import { email, makeSender, queue } from './send-messages.ts'
import { startSmsProvider } from './start-sms-provider.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startTestServer()
  const person = await signedUp(server)
  await server.services.database.inTenant('demo', ({ db }) =>
    db
      .updateTable('users')
      .set({ is_admin: true })
      .where('tenant', '=', 'demo')
      .where('email', '=', person.email)
      .execute(),
  )
  admin = person
})
afterAll(() => server.close())

test('an administrator sees the delivery of each message, newest first [OPS-08]', async () => {
  const provider = await startSmsProvider(500)
  await makeSender(server.services, { sms: provider.settings }).runDue()
  const entries = listIn(await admin.get('admin/messages'))
  expect(entries).toContainEqual(
    expect.objectContaining({
      channel: 'sms',
      status: 'queued',
      attempts: 1,
      failure: 'refused',
      last_error: '500 Internal Server Error',
    }),
  )
  expect(entries).toContainEqual(
    expect.objectContaining({ channel: 'email', status: 'kept', failure: null, last_error: null }),
  )
  const times = entries.map(({ created_at }) => created_at)
  expect(times).toEqual(times.map(String).toSorted().toReversed())
  const kept = listIn(await admin.get('admin/messages?status=kept'))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.every(({ status }) => status === 'kept')).toBe(true)
})

test('an administrator does not see the text of a message, because codes open other people’s accounts [OPS-08]', async () => {
  await queue(
    server.services,
    'demo',
    email({ subject: 'A code', body_text: 'It is 918273', body_html: '<b>918273</b>' }),
  )
  const answer = await admin.get('admin/messages')
  expect(answer.text).toContain('A code')
  expect(answer.text).not.toContain('918273')
})

test('an administrator sees the messages of the own organisation only [OPS-08]', async () => {
  await queue(server.services, 'iek', email({ recipient: 'elsewhere@sample.example' }))
  expect((await admin.get('admin/messages')).text).not.toContain('elsewhere@sample.example')
})

test('nobody else sees them [OPS-08]', async () => {
  const member = await signedUp(server)
  expect(refusalOf(await member.get('admin/messages'))).toEqual({ status: 403, code: 'forbidden' })
  expect(refusalOf(await server.client().get('admin/messages'))).toEqual({ status: 401, code: 'no-session' })
})

test('an unknown status is refused [OPS-08]', async () => {
  expect(refusalOf(await admin.get('admin/messages?status=lost'))).toMatchObject({ status: 422, code: 'invalid' })
})
