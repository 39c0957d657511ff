import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countAttempt } from '../../src/server/accounts/limits.ts'
import { listMessages, messageKind, queueMessages } from '../../src/server/messages/outbox.ts'
import { claimJobs, enqueue } from '../../src/server/platform/jobs/job-rows.ts'
import { findDueTenants } from '../../src/server/platform/database/before-tenant/find-due-tenants.ts'
import { listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { goodPassword, registration, signedUp } from './test-accounts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a clock that goes back a day', () => {
  test('does not lengthen a lock [AUTH-03]', async () => {
    const { email } = await signedUp(server)
    const login = (password: string) => server.client().post('auth/login', { email, password })
    for (let time = 0; time < 11; time += 1) await login('Wrong#2026')
    expect(refusalOf(await login(goodPassword))).toMatchObject({ code: 'too-many' })
    server.clock.advance({ days: -1 })
    expect((await login(goodPassword)).status).toBe(200)
  })

  test('does not lengthen the wait for another code [AUTH-11]', async () => {
    const id = textAt(await server.client().post('auth/register', registration()), '/data/id')
    const again = () => server.client().get(`auth/send-otp?user_id=${id}`)
    expect(refusalOf(await again())).toMatchObject({ code: 'too-many' })
    server.clock.advance({ days: -1 })
    expect(objectIn(await again())).toMatchObject({ resend_after: 60 })
  })

  test('does not leave a message with a dead sender, nor delay its next attempt', async () => {
    const { database } = server.services
    const message = { channel: 'sms', recipient: '0700', subject: null, body_text: 'x', body_html: null } as const
    await database.inTenant('ics', (tx) => queueMessages(tx, [{ ...message, expires_at: null }], server.clock.now()))
    const take = () =>
      database.inTenant('ics', (tx) => claimJobs(tx, messageKind, { now: server.clock.now(), count: 10 }))
    expect(await take()).toHaveLength(1)
    expect(await take()).toHaveLength(0)
    server.clock.advance({ days: -1 })
    expect(await findDueTenants(database, messageKind, server.clock.now())).toContain('ics')
    expect(await take()).toHaveLength(1)
    expect(await take()).toHaveLength(0)
  })

  test('neither delays what has just been queued, nor hastens what is to be done later', async () => {
    const { database } = server.services
    const now = server.clock.now()
    const dueAt = new Date(now.getTime() + 7 * 24 * 3600_000)
    const jobs = [
      { kind: 'of-this-test', id: 'at once' },
      { kind: 'of-this-test', id: 'in a week', dueAt },
    ]
    await database.inTenant('ics', (tx) => enqueue(tx, jobs, now))
    server.clock.advance({ days: -1 })
    expect(await findDueTenants(database, 'of-this-test', server.clock.now())).toEqual(['ics'])
    const taken = await database.inTenant('ics', (tx) =>
      claimJobs(tx, 'of-this-test', { now: server.clock.now(), count: 10 }),
    )
    expect(taken.map(({ id }) => id)).toEqual(['at once'])
  })

  test('does not reset a count because of a reading that is a moment old', async () => {
    const { database } = server.services
    const limit = { name: 'of-this-test', count: 2, seconds: 900 }
    const attempt = (milliseconds: number) =>
      database.inTenant('ics', (tx) =>
        countAttempt(tx, limit, 'somebody', new Date(server.clock.now().getTime() + milliseconds)),
      )
    await attempt(0)
    await attempt(-5)
    await expect(attempt(-10)).rejects.toMatchObject({ code: 'too-many' })

    const id = textAt(await server.client().post('auth/register', registration()), '/data/id')
    server.clock.advance({ seconds: -1 })
    const again = await server.client().get(`auth/send-otp?user_id=${id}`)
    expect(refusalOf(again)).toMatchObject({ code: 'too-many' })
  })

  test('does not give a message to a second sender whose reading is a moment old', async () => {
    const { database } = server.services
    const message = { channel: 'sms', recipient: '0711', subject: null, body_text: 'x', body_html: null } as const
    const begin = server.clock.now()
    await database.inTenant('demo', (tx) => queueMessages(tx, [{ ...message, expires_at: null }], begin))
    const takeAt = (milliseconds: number) => {
      const now = new Date(begin.getTime() + milliseconds)
      return database.inTenant('demo', (tx) => claimJobs(tx, messageKind, { now, count: 500 }))
    }
    const queued = await database.inTenant('demo', (tx) => listMessages(tx, 1000))
    const { id } = queued.find(({ recipient }) => recipient === '0711') ?? {}
    expect((await takeAt(100)).filter((job) => job.id === id)).toHaveLength(1)
    expect(await takeAt(95)).toEqual([])
  })

  test('does not hide when a session was last used', async () => {
    const client = await signedUp(server)
    server.clock.advance({ days: -1 })
    const now = server.clock.now().toISOString().slice(0, 15)
    await client.get('auth/user')
    expect(listIn(await client.get('auth/sessions'))).toMatchObject([{ last_seen_at: expect.stringContaining(now) }])
  })
})
