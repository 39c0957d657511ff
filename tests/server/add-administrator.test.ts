import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAdministrator } from '../../src/server/accounts/add-administrator.ts'
import { dataOf, refusalOf, textAt } from './answers.ts'
import { firmRegistration, goodPassword, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'Antilope#2026'

/** The code of the link for a new administrator. */
async function add(email: string, isSuper = false): Promise<string> {
  const password_hash = await server.services.passwords.hash('nobody’s')
  return server.services.database.inTenant('demo', (tx) =>
    addAdministrator(
      tx,
      { email, roles: ['administrator', ...(isSuper ? ['super-administrator'] : [])], password_hash },
      server.clock.now(),
    ),
  )
}
const open = (token: string) => server.client().post('auth/password', { token, password, confirmPassword: password })
const logIn = (email: string, secret: string) => server.client().post('auth/login', { email, password: secret })
async function loggedIn(email: string, secret = password): Promise<TestClient> {
  const client = server.client()
  client.token = textAt(await logIn(email, secret), '/data/token')
  return client
}

describe('the first administrator [OPS-01 ADM-15]', () => {
  test('chooses a password at a link that works once, and then administers', async () => {
    const code = await add('first@sample.example')
    expect((await open(code)).status).toBe(200)
    expect(refusalOf(await open(code))).toMatchObject({ code: 'link-over' })
    const client = await loggedIn('first@sample.example')
    expect((await client.get('admin/messages')).status).toBe(200)
    expect(dataOf(await client.get('auth/user'))).toMatchObject({ is_admin: true, is_super_admin: false })
  })

  test('has three days for it', async () => {
    const [late, inTime] = [await add('late@sample.example'), await add('in.time@sample.example')]
    server.clock.advance({ days: 2, hours: 23, minutes: 59 })
    expect((await open(inTime)).status).toBe(200)
    server.clock.advance({ minutes: 2 })
    expect(refusalOf(await open(late))).toMatchObject({ code: 'link-over' })
  })

  test('gets another link by being added again; the first no longer works', async () => {
    const first = await add('again@sample.example')
    const second = await add('again@sample.example', true)
    expect(refusalOf(await open(first))).toMatchObject({ code: 'link-over' })
    expect((await open(second)).status).toBe(200)
  })

  test('may be a member, whose password stays; a firm may not', async () => {
    const { email } = await signedUp(server)
    await add(email)
    expect((await (await loggedIn(email, goodPassword)).get('admin/messages')).status).toBe(200)
    const firm = await signedUp(server, 'demo', firmRegistration())
    await expect(add(firm.email)).rejects.toThrow(`The account of ${firm.email} is a firm's.`)
    expect(dataOf(await firm.get('auth/user'))).toMatchObject({ is_admin: false })
  })

  test('is recorded, and belongs to one organisation alone', async () => {
    await add('waiting@sample.example')
    const audited = (tenant: string) =>
      server.services.database.inTenant(tenant, ({ db }) =>
        db.selectFrom('audit_log').select('actor_id').where('action', '=', 'administrator-added').execute(),
      )
    expect(await audited('demo')).toContainEqual({ actor_id: '00000000-0000-0000-0000-000000000000' })
    expect(await audited('iek')).toEqual([])
  })
})
