import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createChallenge } from '../../../src/server/accounts/challenges.ts'
import { keepDevice } from '../../../src/server/accounts/device-tokens.ts'
import { countAttempt, resetsFromAddress } from '../../../src/server/accounts/limits.ts'
import { createLink } from '../../../src/server/accounts/links.ts'
import { insertRegistration } from '../../../src/server/accounts/registrations.ts'
import { beginSession } from '../../../src/server/accounts/sessions.ts'
import { createUser } from '../../../src/server/accounts/users.ts'
import type { Database, TenantTransaction } from '../../../src/server/platform/database/database.ts'
import type { Tables } from '../../../src/server/platform/database/tables.ts'
import { readEnvironment } from '../../../src/server/platform/environment.ts'
import { leasedJob } from '../../../src/server/platform/jobs/leased-job.ts'
import { pruneLeftovers } from '../../../src/server/jobs/prune-leftovers.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { linkMember } from '../../../src/server/members/members.ts'
import { queueMessages } from '../../../src/server/messages/outbox.ts'
import { insertRecord } from '../../../src/server/profiles/records.ts'
import { addReminderCode, createRequest } from '../../../src/server/referees/referee-requests.ts'
import { email } from '../messages/send-messages.ts'
import { clearTables } from '../clear-tables.ts'
import { projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { putMember } from '../test-members.ts'
import { makeMember } from '../test-profiles.ts'
import { countsOf, runJob } from './run-job.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => clearTables(server.services, ['jobs', 'outbox', 'limits', 'users']))

const inDemo = <Result>(work: (tx: TenantTransaction) => Promise<Result>) =>
  server.services.database.inTenant('demo', work)

async function addUser(
  tx: TenantTransaction,
  now: Date,
  verified: boolean,
  address = `${randomUUID()}@sample.example`,
): Promise<string> {
  const user = await createUser(tx, {
    email: address,
    phone: '0712345678',
    id_number: 'A1234567',
    password_hash: 'none',
    type: 'Individual',
    category: 'GRADUATE',
    profile_id: null,
    verified_at: verified ? now : null,
    created_at: now,
  })
  return user?.id ?? ''
}

async function addMessage(tx: TenantTransaction, now: Date, status: 'sent' | 'queued'): Promise<void> {
  await queueMessages(tx, [email({ body_text: 'It is 918273' })], now)
  await tx.db.updateTable('outbox').set({ status }).where('tenant', '=', tx.tenant).execute()
}

const registrant = {
  email: 'waits@sample.example',
  phone: '0712345678',
  id_number: 'A1234567',
  password_hash: 'none',
  type: 'Individual',
  category: 'GRADUATE',
} as const

interface Leftover {
  readonly title: string
  readonly table: keyof Tables
  readonly add: (tx: TenantTransaction, now: Date) => Promise<unknown>
  /** How many minutes it is kept; undefined for ever. */
  readonly minutes?: number
}

const hours = 60
const days = 24 * hours

const leftovers: readonly Leftover[] = [
  {
    title: 'a session',
    table: 'sessions',
    add: async (tx, now) => beginSession(tx, await addUser(tx, now, true), 'test', now),
    minutes: 12 * hours,
  },
  {
    title: 'a challenge, which may be sent another code for a day',
    table: 'challenges',
    add: async (tx, now) => {
      const user_id = await addUser(tx, now, true)
      const challenge = {
        user_id,
        registration_id: null,
        purpose: 'session',
        email: 'a@sample.example',
        phone: '0712345678',
      } as const
      await createChallenge(tx, challenge, now)
    },
    minutes: days,
  },
  {
    title: 'a link to set a password',
    table: 'links',
    add: async (tx, now) => createLink(tx, { id: await addUser(tx, now, true) }, 'password-reset', now),
    minutes: hours,
  },
  {
    title: 'a count of attempts',
    table: 'limits',
    add: (tx, now) => countAttempt(tx, resetsFromAddress, '10.0.0.1', now),
    minutes: hours,
  },
  {
    title: 'a device from which nobody signed in again',
    table: 'device_tokens',
    add: async (tx, now) => keepDevice(tx, await addUser(tx, now, true), 'secret', now),
    minutes: 180 * days,
  },
  {
    title: 'a registration that nobody confirms',
    table: 'registrations',
    add: (tx, now) => insertRegistration(tx, registrant, now),
    minutes: 7 * days,
  },
  {
    title: 'an account that nobody activates',
    table: 'users',
    add: (tx, now) => addUser(tx, now, false),
    minutes: 7 * days,
  },
  { title: 'an account', table: 'users', add: (tx, now) => addUser(tx, now, true) },
  {
    title: 'a message that was sent',
    table: 'outbox',
    add: (tx, now) => addMessage(tx, now, 'sent'),
    minutes: 90 * days,
  },
  { title: 'a message that waits', table: 'outbox', add: (tx, now) => addMessage(tx, now, 'queued') },
]

describe('pruning', () => {
  test.each(leftovers)('$title stays until its time is over, and no longer', async ({ table, add, minutes }) => {
    const count = () => inDemo(({ db }) => db.selectFrom(table).select('tenant').execute()).then((rows) => rows.length)
    await inDemo((tx) => add(tx, server.clock.now()))
    server.clock.advance({ minutes: (minutes ?? 1000 * days) - 2 })
    await runJob(server.services, pruneLeftovers)
    expect(await count()).toBe(1)
    server.clock.advance({ hours: 1 })
    await runJob(server.services, pruneLeftovers)
    expect(await count()).toBe(minutes === undefined ? 1 : 0)
  })

  test('removes many rows in several portions', async () => {
    await inDemo(async (tx) => {
      for (let i = 0; i < 1100; i += 1) await countAttempt(tx, resetsFromAddress, `10.0.0.${i}`, server.clock.now())
    })
    server.clock.advance({ days: 1 })
    expect((await countsOf(server.services, pruneLeftovers)).counts).toMatchObject({ limits: 1100 })
  })

  test('frees the e-mail of an account that nobody activated', async () => {
    const address = 'freed@sample.example'
    expect(await inDemo((tx) => addUser(tx, server.clock.now(), false, address))).not.toBe('')
    expect(await inDemo((tx) => addUser(tx, server.clock.now(), false, address))).toBe('')
    server.clock.advance({ days: 8 })
    await runJob(server.services, pruneLeftovers)
    expect(await inDemo((tx) => addUser(tx, server.clock.now(), false, address))).not.toBe('')
  })

  test('keeps a member whose account nobody activated, without the account', async () => {
    const { member_no } = await putMember(server)
    await inDemo(async (tx) => linkMember(tx, member_no, await addUser(tx, server.clock.now(), false)))
    server.clock.advance({ days: 8 })
    const { counts } = await countsOf(server.services, pruneLeftovers)
    expect(counts).toMatchObject({ 'unverified-accounts': 1 })
    const members = await inDemo(({ db }) =>
      db.selectFrom('members').select('user_id').where('member_no', '=', member_no).execute(),
    )
    expect(members).toEqual([{ user_id: null }])
  })

  test('leaves nothing of an account but its member', async () => {
    const { rows } = await inDemo(({ db }) =>
      sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass and confdeltype <> 'c'`.execute(db),
    )
    expect(rows).toEqual([{ name: 'members' }])
  })

  test('forgets a shared device only for the user who no longer uses it', async () => {
    const [gone, stays] = await inDemo(async (tx) => {
      const [one, other] = [await addUser(tx, server.clock.now(), true), await addUser(tx, server.clock.now(), true)]
      for (const user of [one, other]) await keepDevice(tx, user, 'shared', server.clock.now())
      return [one, other] as const
    })
    server.clock.advance({ days: 100 })
    await inDemo((tx) => keepDevice(tx, stays, 'shared', server.clock.now()))
    server.clock.advance({ days: 100 })
    expect((await countsOf(server.services, pruneLeftovers)).counts).toMatchObject({ 'device-tokens': 1 })
    const left = await inDemo(({ db }) => db.selectFrom('device_tokens').select('user_id').execute())
    expect(left).toEqual([{ user_id: stays }])
    expect(left).not.toContainEqual({ user_id: gone })
  })

  test('takes one transaction where nothing is to be removed', async () => {
    const { database, tenants } = server.services
    let transactions = 0
    const inTenant: Database['inTenant'] = (tenant, work) => {
      transactions += 1
      return database.inTenant(tenant, work)
    }
    const job = leasedJob({ ...server.services, database: { ...database, inTenant } }, pruneLeftovers, () => undefined)
    await job.runDue()
    server.clock.advance({ hours: 1 })
    transactions = 0
    await job.runDue()
    expect(transactions).toBe(tenants.all.length)
  })

  test('uses an organisation’s own times', async () => {
    const { tenants } = server.services
    const [demo, ...others] = tenants.all
    if (!demo) throw new Error('No organisation is shipped.')
    const declaration = { ...demo.declaration, retention: { messageDays: 3 } }
    const all = [{ ...demo, declaration }, ...others]
    const services: Services = { ...server.services, tenants: { ...tenants, all, inForce: (tenant) => tenant } }
    await server.services.database.inTenant(demo.id, (tx) => addMessage(tx, server.clock.now(), 'sent'))
    server.clock.advance({ days: 2 })
    expect((await countsOf(services, pruneLeftovers, demo.id)).counts).toMatchObject({ messages: 0 })
    server.clock.advance({ days: 2 })
    expect((await countsOf(services, pruneLeftovers, demo.id)).counts).toMatchObject({ messages: 1 })
  })
})

test.each([
  ['sent', 'production', false],
  ['failed', 'production', false],
  ['kept', 'production', false],
  ['queued', 'production', true],
  ['sent', 'sample', false],
  ['kept', 'sample', true],
] as const)(
  'the text of a message that an earlier version left %s in %s mode stays: %s',
  async (status, mode, stays) => {
    const environment = readEnvironment({ REGALIA_MODE: mode }, projectRoot)
    await inDemo(async (tx) => {
      await queueMessages(tx, [email({ body_text: 'It is 918273' })], server.clock.now())
      await tx.db.updateTable('outbox').set({ status }).where('tenant', '=', tx.tenant).execute()
    })
    await runJob({ ...server.services, environment }, pruneLeftovers)
    const [message] = await inDemo(({ db }) => db.selectFrom('outbox').selectAll().execute())
    expect(message).toMatchObject({ subject: 'Hello', recipient: 'somebody@sample.example' })
    expect(message?.body_text.includes('918273')).toBe(stays)
  },
)

test('erases the codes of a referee’s links a month after their use, but not the response', async () => {
  const { profileId } = await makeMember(server, 'demo')
  const code = await inDemo(async (tx) => {
    const now = server.clock.now()
    const draft = {
      profileId,
      section: 'sections/referees',
      entryNo: 1,
      answers: { MemberNo: 'M1' },
      formHash: 'x',
      retired: {},
    }
    const { request } = await createRequest(tx, await insertRecord(tx, draft, now), { now, timeZone: 'UTC' })
    await addReminderCode(tx, request)
    return request.code_hash
  })
  const hashes = async () => {
    const [found] = await inDemo(({ db }) => db.selectFrom('referee_requests').selectAll().execute())
    return [found?.code_hash, found?.reminder_code_hash]
  }
  server.clock.advance({ days: 59 })
  await runJob(server.services, pruneLeftovers)
  expect(await hashes()).toEqual([code, expect.any(String)])
  server.clock.advance({ days: 2 })
  expect((await countsOf(server.services, pruneLeftovers)).counts).toMatchObject({ 'referee-links': 1 })
  expect(await hashes()).toEqual([expect.not.stringContaining(code), null])
  server.clock.advance({ days: 1 })
  expect((await countsOf(server.services, pruneLeftovers)).counts).toEqual({})
})
