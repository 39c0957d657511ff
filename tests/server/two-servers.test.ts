import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatorVariables, startDarajaSimulator } from '../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../scripts/simulators/daraja-simulator.ts'
import { startCluster } from '../../scripts/bench/server/cluster.ts'
import type { Cluster } from '../../scripts/bench/server/cluster.ts'
import { applicantCount } from '../../src/server/start/sample-data/applications/add-sample-applications.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { samplePassword } from '../../src/server/start/sample-data/sample-accounts.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { makeOwing, payAtOnce, wrongAfter } from './ledger/payments-at-once.ts'
import { announceFor, bookedByAll, counted, makeBookers, wrongBookings } from './cases/bookings-at-once.ts'
import { startOwnServer } from './own-server.ts'
import type { OwnAnswer, OwnServer } from './own-server.ts'
import { shippedTenants } from './start-test-server.ts'
import { goodPassword, registration } from './test-accounts.ts'
import { claimOf, sampleMember } from './test-members.ts'

let cluster: Cluster
let dataFolder: string
let one: OwnServer
let other: OwnServer
let simulator: DarajaSimulator

/** Starts both at once, on an empty database. */
beforeAll(async () => {
  cluster = await startCluster({ durable: false })
  dataFolder = await mkdtemp(join(tmpdir(), 'regalia-two-'))
  simulator = await startDarajaSimulator({ delay: 0, late: 0 })
  const place = { databaseUrl: cluster.url, dataFolder }
  const variables = simulatorVariables(simulator.address, ['demo'])
  ;[one, other] = await Promise.all([startOwnServer(place, variables), startOwnServer(place, variables)])
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await simulator.close()
  await cluster.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

function textIn({ json, text }: OwnAnswer, pointer: string): string {
  const value = getAt(json, pointer)
  if (typeof value !== 'string') throw new Error(`No text at ${pointer} of ${text}`)
  return value
}

const codeOf = ({ status, json }: OwnAnswer) => ({ status, code: getAt(json, '/code') })

async function codeSentTo(recipient: string): Promise<string> {
  const message = (await other.outbox()).find((candidate) => candidate.recipient === recipient)
  const code = typeof message?.body_text === 'string' ? /\b\d{6}\b/.exec(message.body_text)?.[0] : undefined
  if (code === undefined) throw new Error(`No code was sent to ${recipient}.`)
  return code
}

async function signIn(server: OwnServer, email: string, password = samplePassword, device = 'node'): Promise<string> {
  const headers = { 'user-agent': device }
  return textIn(await server.call('POST', 'auth/login', { body: { email, password }, headers }), '/data/token')
}

/** Registers with one server and enters the code at the other. */
async function signUp(): Promise<{ readonly email: string; readonly token: string }> {
  const body = registration()
  const id = textIn(await one.call('POST', 'auth/register', { body: { ...body } }), '/data/id')
  const otp_code = await codeSentTo(body.email)
  const token = textIn(await other.call('POST', 'auth/verify-otp', { body: { id, otp_code } }), '/data/token')
  return { email: body.email, token }
}

describe('two servers on one database', () => {
  test('prepare it once, sample data included [OPS-03]', async () => {
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    try {
      const { rows } = await client.query<
        Readonly<Record<'users' | 'profiles' | 'applications' | 'upgrades' | 'licences', number>>
      >(
        `select (select count(*)::int from users where tenant = 'demo' and email like '%@sample.example') as users,
          (select count(*)::int from profiles where tenant = 'demo') as profiles,
          (select count(*)::int from cases where tenant = 'demo' and type = 'cases/application') as applications,
          (select count(*)::int from cases where tenant = 'demo' and type = 'cases/upgrade') as upgrades,
          (select count(*)::int from cases where tenant = 'demo' and type = 'cases/licence') as licences`,
      )
      // Members and applicants, one for each role of staff, and those of the sample applications; three licences of the
      // member and one of the firm.
      expect(rows).toEqual([
        {
          users: 13 + applicantCount,
          profiles: 5 + applicantCount,
          applications: 5 + applicantCount,
          upgrades: 1,
          licences: 4,
        },
      ])
    } finally {
      await client.end()
    }
  })

  test('post one receipt for each payment of many at once, of which both hear [OPS-03 BIL-02 BIL-05]', async () => {
    const database = await openDatabase({ databaseUrl: cluster.url, dataFolder })
    try {
      const tenant = (await shippedTenants()).all.find(({ id }) => id === 'demo')
      if (tenant === undefined) throw new Error('The neutral organisation is not declared.')
      const members = await makeOwing(database, tenant, 12)
      const tokensBefore = simulator.tokenCount()
      expect(await payAtOnce([one.address, other.address], simulator, members)).toEqual([200])
      expect(await wrongAfter(database, tenant.id, members)).toEqual([])
      // Each new token ends the one before, so that one process renews it and both use it.
      expect(simulator.tokenCount() - tokensBefore).toBe(1)
    } finally {
      await database.close()
    }
  })

  test('give as many places as there are to many who book at once, and tell all others [OPS-03 EVT-01]', async () => {
    const database = await openDatabase({ databaseUrl: cluster.url, dataFolder })
    try {
      const event = await announceFor(database, 5)
      const people = await makeBookers(database, 24)
      const ports = [one, other].map(({ address }) => Number(new URL(address).port))
      const { answers } = await bookedByAll(ports, people, event)
      expect(counted(answers)).toEqual({
        billed: 5,
        '422 There are not enough places: 0 of 5 are left.': 19,
      })
      expect(await wrongBookings(database, people, { capacity: 5 })).toEqual([])
      const left = people.filter((_one, nth) => answers[nth] !== 'billed')
      const { answers: waited } = await bookedByAll(ports, left, event, 'wait')
      expect(counted(waited)).toEqual({ waiting: 19 })
      expect(await wrongBookings(database, people, { capacity: 5, waiting: 19 })).toEqual([])
    } finally {
      await database.close()
    }
  })

  test('share sessions: begun at one, seen and ended at the other [OPS-03 AUTH-13]', async () => {
    const { email, token } = await signUp()
    const elsewhere = await signIn(other, email, goodPassword)
    const listed = await one.call('GET', 'auth/sessions', { token })
    expect(getAt(listed.json, '/data')).toHaveLength(2)
    const ended = await one.call('POST', 'auth/sessions/end', { token, body: { others: true } })
    expect(ended.status).toBe(200)
    expect(codeOf(await other.call('GET', 'auth/user', { token: elsewhere }))).toEqual({
      status: 401,
      code: 'session-over',
    })
    expect((await other.call('POST', 'auth/logout', { token })).status).toBe(200)
    expect((await one.call('GET', 'auth/user', { token })).status).toBe(401)
  })

  test('share passwords: changed at one, the sessions of the other are over [OPS-03 AUTH-13]', async () => {
    const { email, token } = await signUp()
    const elsewhere = await signIn(other, email, goodPassword)
    const password = 'Renewed#2026'
    const body = { currentPassword: goodPassword, password, confirmPassword: password }
    expect((await one.call('POST', 'auth/set-password', { token, body })).status).toBe(200)
    expect((await other.call('GET', 'auth/user', { token: elsewhere })).status).toBe(401)
    expect((await other.call('GET', 'auth/user', { token })).status).toBe(200)
    await signIn(other, email, password)
  })

  test('share limits: what one has counted counts at the other [OPS-03 AUTH-03]', async () => {
    const body = { email: 'limited@sample.example' }
    for (let nth = 0; nth < 5; nth += 1) {
      const server = nth % 2 === 0 ? one : other
      expect((await server.call('POST', 'auth/password-reset', { body })).status).toBe(200)
    }
    for (const server of [one, other]) {
      const refused = await server.call('POST', 'auth/password-reset', { body })
      expect(codeOf(refused)).toEqual({ status: 429, code: 'too-many' })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('do not exceed a limit when both are called at once [OPS-03 AUTH-03]', async () => {
    const body = { email: 'rushed@sample.example', password: 'Wrong#2026' }
    const asked = Array.from({ length: 24 }, (_, nth) =>
      (nth % 2 === 0 ? one : other).call('POST', 'auth/login', { body }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(14)
  })

  test('share codes: their tries, and that they were used [OPS-03 AUTH-11]', async () => {
    const used = registration()
    const id = textIn(await one.call('POST', 'auth/register', { body: { ...used } }), '/data/id')
    const body = { id, otp_code: await codeSentTo(used.email) }
    expect((await other.call('POST', 'auth/verify-otp', { body })).status).toBe(200)
    expect(codeOf(await one.call('POST', 'auth/verify-otp', { body }))).toEqual({ status: 422, code: 'code-over' })

    const tried = registration()
    const triedId = textIn(await other.call('POST', 'auth/register', { body: { ...tried } }), '/data/id')
    const right = await codeSentTo(tried.email)
    const wrong = { id: triedId, otp_code: right === '000000' ? '000001' : '000000' }
    for (const server of [one, other, one, other, one]) {
      expect(codeOf(await server.call('POST', 'auth/verify-otp', { body: wrong }))).toMatchObject({
        code: 'wrong-code',
      })
    }
    const late = await other.call('POST', 'auth/verify-otp', { body: { id: triedId, otp_code: right } })
    expect(codeOf(late)).toEqual({ status: 422, code: 'code-over' })
  })

  test('of two who enter one activation code at both, one activates [OPS-03 AUTH-12]', async () => {
    const member = sampleMember('M1001')
    expect((await one.call('POST', 'auth/activation', { body: claimOf(member) })).status).toBe(200)
    const otp_code = await codeSentTo(member.email)
    const body = { email: member.email, otp_code, password: goodPassword, confirmPassword: goodPassword }
    const answers = await Promise.all(
      [one, other].map((server) => server.call('POST', 'auth/activation/activate', { body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.map(codeOf)).toContainEqual({ status: 422, code: 'activation-failed' })
  })

  test('share notifications: unread at both, read at both [OPS-03]', async () => {
    const token = await signIn(one, 'begun@sample.example')
    const unread = (answer: OwnAnswer) => getAt(answer.json, '/data/unread')
    expect(unread(await other.call('GET', 'notifications', { token }))).toBe(1)
    await other.call('POST', 'notifications/read', { token, body: { all: true } })
    expect(unread(await one.call('GET', 'notifications', { token }))).toBe(0)
  })

  test('share settings: saved ones apply at both within two seconds [OPS-03]', async () => {
    const before = await one.call('GET', 'admin/settings')
    const tag = before.headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    await closeRegistration()
    for (const server of [one, other]) {
      const changed = () => server.call('GET', 'admin/settings', { headers: { 'if-none-match': tag } })
      await expect.poll(async () => (await changed()).status, { timeout: 2000 }).toBe(200)
      expect(JSON.parse(textIn(await changed(), '/data/minor_settings'))).toMatchObject({ registration: false })
      const refused = await server.call('POST', 'auth/register', { body: { ...registration() } })
      expect(codeOf(refused)).toEqual({ status: 403, code: 'registration-closed' })
    }
  })
})

/** Saves a setting as an administrator does. */
async function closeRegistration(): Promise<void> {
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  try {
    await client.query(
      `insert into settings (tenant, id, minor_settings, site_installed_packages, site_colors, updated_at)
        values ('demo', gen_random_uuid(), '{"registration": false}', '["Dashboard"]', '[]', now())`,
    )
  } finally {
    await client.end()
  }
}
