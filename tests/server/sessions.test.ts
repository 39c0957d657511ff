import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { grantRole } from '../../src/server/accounts/account-roles.ts'
import { samplePassword } from '../../src/server/start/sample-data/sample-accounts.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { goodPassword, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1'
/** A time within a minute: the tests' clock advances a little at every reading. */
const at = (minute: string) => expect.stringContaining(minute)
const noSession = { status: 401, code: 'session-over' }

/** The member signed in from a device. */
async function from(device: string): Promise<TestClient> {
  const client = server.client()
  const body = { email: 'member@sample.example', password: samplePassword }
  const answer = await client.post('auth/login', body, { headers: { 'user-agent': device } })
  client.token = textAt(answer, '/data/token')
  return client
}

async function idOf(name: string): Promise<string> {
  const client = await signedInAs(server, name)
  return textAt(await client.get('auth/user'), '/data/id')
}

const audits = () =>
  server.services.database.inTenant('demo', ({ db }) =>
    db.selectFrom('audit_log').select(['action', 'actor_id', 'subject_id']).orderBy('at').execute(),
  )

describe('the sessions of a user', () => {
  test('are listed with device and times, the current one first [AUTH-13]', async () => {
    const first = await from(chrome)
    server.clock.advance({ minutes: 5 })
    const second = await from(phone)
    const sessions = listIn(await second.get('auth/sessions'))
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: 'Safari',
        system: 'iOS',
        created_at: at('2026-01-15T09:05'),
        last_seen_at: at('2026-01-15T09:05'),
        expires_at: at('2026-01-15T21:05'),
        current: true,
        acting: false,
      },
      expect.objectContaining({ browser: 'Chrome', system: 'Windows', created_at: at('2026-01-15T09:00') }),
    ])
    server.clock.advance({ minutes: 2 })
    await first.get('auth/user')
    const seen = listIn(await second.get('auth/sessions')).map(({ last_seen_at }) => last_seen_at)
    expect(seen).toEqual([at('2026-01-15T09:07'), at('2026-01-15T09:07')])
    expect(JSON.stringify(sessions)).not.toContain(second.token)
  })

  test('can be ended one by one, and is then over [AUTH-13]', async () => {
    const [mine, other] = [await from(chrome), await from(phone)]
    const [current] = listIn(await other.get('auth/sessions'))
    expect(dataOf(await mine.post('auth/sessions/end', { id: current?.id ?? '' }))).toHaveProperty('message')
    expect(refusalOf(await other.get('auth/user'))).toEqual(noSession)
    expect((await mine.get('auth/user')).status).toBe(200)
    const again = await mine.post('auth/sessions/end', { id: current?.id ?? '' })
    expect(refusalOf(again)).toEqual({ status: 404, code: 'not-found' })
  })

  test('can all be ended but the current one [AUTH-13]', async () => {
    const [mine, ...others] = [await from(chrome), await from(phone), await from(chrome)]
    dataOf(await mine.post('auth/sessions/end', { others: true }))
    for (const other of others) expect(refusalOf(await other.get('auth/user'))).toEqual(noSession)
    expect(listIn(await mine.get('auth/sessions'))).toHaveLength(1)
  })

  test('cannot be ended by another user, or without saying which [AUTH-13]', async () => {
    const [mine, stranger] = [await from(chrome), await signedUp(server)]
    const [current] = listIn(await mine.get('auth/sessions'))
    expect(refusalOf(await stranger.post('auth/sessions/end', { id: current?.id ?? '' }))).toMatchObject({
      status: 404,
    })
    expect(refusalOf(await stranger.post('auth/sessions/end', { id: 'x' }))).toMatchObject({ status: 404 })
    const shapes: JsonObject[] = [{}, { others: false }, { id: 7 }, { id: current?.id ?? '', others: true }]
    for (const shape of shapes) {
      expect(refusalOf(await mine.post('auth/sessions/end', shape))).toMatchObject({ status: 422, code: 'invalid' })
    }
    expect((await mine.get('auth/user')).status).toBe(200)
  })
})

describe('the key of a user’s drafts', () => {
  const keyOf = async (client: TestClient) => objectIn(await client.get('auth/user')).draft_key

  test('is the same in every session of a user, differs between users, and changes with the password', async () => {
    const [mine, other] = [await from(chrome), await signedUp(server)]
    const key = await keyOf(mine)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(await keyOf(await from(phone))).toBe(key)
    const others = await keyOf(other)
    expect(others).not.toBe(key)
    const change = { currentPassword: goodPassword, password: 'Another#2026', confirmPassword: 'Another#2026' }
    dataOf(await other.post('auth/set-password', change))
    expect(await keyOf(other)).not.toBe(others)
  })

  test('is not sent to an administrator who acts as the user', async () => {
    const admin = await signedInAs(server, 'superadmin')
    const acting = await admin.post('admin/loginas', { id: await idOf('member') })
    expect(objectIn(acting)).not.toHaveProperty('user.draft_key')
    admin.token = textAt(acting, '/data/token')
    expect(await keyOf(admin)).toBeUndefined()
  })
})

describe('an administrator who acts as a user', () => {
  test('has the user’s session, marked, in place of their own [ADM-04]', async () => {
    const admin = await signedInAs(server, 'admin')
    const id = await idOf('member')
    const before = admin.token
    const answer = await admin.post('admin/loginas', { id, name: 'The rest of the user is passed over' })
    expect(objectIn(answer)).toMatchObject({
      token: expect.any(String),
      user: { id, email: 'member@sample.example', acted_by: { name: 'admin@sample.example' } },
    })
    expect(refusalOf(await admin.get('auth/user'))).toEqual(noSession)
    admin.token = textAt(answer, '/data/token')
    expect(admin.token).not.toBe(before)
    expect(objectIn(await admin.get('auth/user'))).toMatchObject({ id, acted_by: { name: 'admin@sample.example' } })
    expect(objectIn(await admin.get('profile'))).toMatchObject({ Email: 'member@sample.example' })
    expect(listIn(await (await signedInAs(server, 'member')).get('auth/sessions'))).toContainEqual(
      expect.objectContaining({ acting: true }),
    )
  })

  test('can return to their own account for the remaining time; the audit log has both [ADM-04]', async () => {
    const admin = await signedInAs(server, 'superadmin')
    const own = textAt(await admin.get('auth/user'), '/data/id')
    const id = await idOf('graduate')
    server.clock.advance({ hours: 1 })
    const acting = await admin.post('admin/loginas', { id })
    admin.token = textAt(acting, '/data/token')
    server.clock.advance({ hours: 1 })
    const back = await admin.post('auth/leave')
    expect(objectIn(back)).toMatchObject({ user: { id: own, is_admin: true } })
    expect(objectIn(back)).not.toHaveProperty('user.acted_by')
    expect(textAt(back, '/data/expires_at')).toBe(textAt(acting, '/data/expires_at'))
    expect(refusalOf(await admin.get('auth/user'))).toEqual(noSession)
    admin.token = textAt(back, '/data/token')
    expect(objectIn(await admin.get('auth/user'))).toMatchObject({ id: own })
    expect((await audits()).slice(-2)).toEqual([
      { action: 'acting-began', actor_id: own, subject_id: id },
      { action: 'acting-ended', actor_id: own, subject_id: id },
    ])
    server.clock.advance({ hours: 10 })
    expect(refusalOf(await admin.get('auth/user'))).toEqual(noSession)
  })

  test('can sign out while acting, which the audit log has too [ADM-04]', async () => {
    const admin = await signedInAs(server, 'admin')
    admin.token = textAt(await admin.post('admin/loginas', { id: await idOf('firm') }), '/data/token')
    dataOf(await admin.post('auth/logout'))
    expect(refusalOf(await admin.get('auth/user'))).toEqual(noSession)
    expect((await audits()).at(-1)).toMatchObject({ action: 'acting-ended' })
  })

  test('must be one, and cannot act as somebody with a role or of another organisation [ADM-04]', async () => {
    const forbidden = { status: 403, code: 'forbidden' }
    const id = await idOf('member')
    for (const name of ['graduate', 'firm', 'approver']) {
      const client = await signedInAs(server, name)
      expect(refusalOf(await client.post('admin/loginas', { id }))).toEqual(forbidden)
      expect(refusalOf(await client.post('auth/leave'))).toEqual(forbidden)
    }
    const admin = await signedInAs(server, 'superadmin')
    for (const name of ['admin', 'superadmin', 'approver']) {
      expect(refusalOf(await admin.post('admin/loginas', { id: await idOf(name) }))).toEqual(forbidden)
    }
    const there = textAt(await (await signedInAs(server, 'member', 'iek')).get('auth/user'), '/data/id')
    for (const unknown of [there, 'nobody']) {
      expect(refusalOf(await admin.post('admin/loginas', { id: unknown }))).toEqual({ status: 404, code: 'not-found' })
    }
    expect((await admin.get('auth/user')).status).toBe(200)
  })

  test('loses the user’s session with their role, or by a new password [ADM-04]', async () => {
    const { database } = server.services
    const id = await idOf('begun')
    const admin = await signedInAs(server, 'admin')
    admin.token = textAt(await admin.post('admin/loginas', { id }), '/data/token')
    const { user_id: userId, role } = await database.inTenant('demo', ({ db }) =>
      db
        .deleteFrom('account_roles')
        .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', 'admin@sample.example'))
        .returning(['user_id', 'role'])
        .executeTakeFirstOrThrow(),
    )
    expect(refusalOf(await admin.get('auth/user'))).toEqual(noSession)
    await database.inTenant('demo', (tx) => grantRole(tx, { userId, role }, server.clock.now()))
    const elsewhere = await signedInAs(server, 'admin')
    const password = 'Another#2026'
    const change = { currentPassword: samplePassword, password, confirmPassword: password }
    dataOf(await elsewhere.post('auth/set-password', change))
    expect(refusalOf(await admin.get('auth/user'))).toEqual(noSession)
  })

  test('does nothing that the user has to do in person [ADM-04]', async () => {
    const admin = await signedInAs(server, 'superadmin')
    admin.token = textAt(await admin.post('admin/loginas', { id: await idOf('graduate') }), '/data/token')
    const change = { currentPassword: samplePassword, password: 'Another#2026', confirmPassword: 'Another#2026' }
    const answers = [
      await admin.post('auth/set-password', change),
      await admin.get('auth/send-otp'),
      await admin.post('auth/verify-otp', { otp_code: '123456' }),
      await admin.post('profile/signature', { namespace: 'application', base64Attachment: '' }),
      await admin.post('cases/application/new/assurances', { do: 'submit' }),
    ]
    for (const answer of answers) expect(refusalOf(answer)).toEqual({ status: 403, code: 'forbidden' })
    expect((await signedInAs(server, 'graduate')).token).toBeDefined()
  })

  test('leaves a log that the server cannot rewrite [ADM-04]', async () => {
    const { database } = server.services
    await expect(database.inTenant('demo', ({ db }) => db.deleteFrom('audit_log').execute())).rejects.toThrow(
      'permission denied',
    )
    const change = database.inTenant('demo', ({ db }) =>
      db.updateTable('audit_log').set({ subject_id: null }).execute(),
    )
    await expect(change).rejects.toThrow('permission denied')
  })
})
