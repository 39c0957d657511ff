import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { dataOf, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { firmRegistration, linkSentTo, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { idOf, signedInAs } from './test-members.ts'

let server: TestServer
let manager: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  manager = await signedInAs(server, 'superadmin')
})
afterAll(() => server.close())

const forbidden = { status: 403, code: 'forbidden' }
const missing = { status: 404, code: 'not-found' }
const last = { status: 409, code: 'conflict' }
const password = 'Antilope#2026'

/** What the list says of somebody. */
async function personOf(email: string, client = manager): Promise<JsonObject | undefined> {
  const { people } = objectIn(await client.get('admin/staff'))
  return isJsonArray(people) ? people.filter(isJsonObject).find((person) => person.email === email) : undefined
}

/** Somebody who was invited with roles and has chosen a password. */
async function invited(name: string, ...roles: string[]): Promise<TestClient & { readonly email: string }> {
  const email = `${name}@staff.example`
  dataOf(await manager.post('admin/staff/invite', { email, roles }))
  const token = await linkSentTo(server, 'demo', email)
  dataOf(await server.client().post('auth/password', { token, password, confirmPassword: password }))
  const client = server.client()
  client.token = textAt(await client.post('auth/login', { email, password }), '/data/token')
  return Object.assign(client, { email })
}

const audits = (subject: string) =>
  server.services.database.inTenant('demo', ({ db }) =>
    db.selectFrom('audit_log').select(['action', 'detail']).where('subject_id', '=', subject).orderBy('at').execute(),
  )

describe('the staff [ADM-15]', () => {
  test('are listed with their roles, and the roles that there are', async () => {
    const staff = objectIn(await manager.get('admin/staff'))
    expect(staff.roles).toContainEqual({ id: 'registrar', title: 'Registrar' })
    expect(await personOf('superadmin@sample.example')).toEqual({
      id: expect.any(String),
      name: 'superadmin@sample.example',
      email: 'superadmin@sample.example',
      roles: [
        { id: 'administrator', title: 'Administrator' },
        { id: 'super-administrator', title: 'Super administrator' },
      ],
      invited: false,
    })
    expect(await personOf('member@sample.example')).toBeUndefined()
  })

  test('are invited by a link that works once; the invitation can be sent again', async () => {
    const email = 'neema@staff.example'
    const invitation = { email: ' Neema@staff.example ', roles: ['verifier', 'registrar'] }
    expect(dataOf(await manager.post('admin/staff/invite', invitation))).toEqual({
      message: 'The invitation is on its way',
    })
    const first = await linkSentTo(server, 'demo', email)
    expect(await personOf(email)).toMatchObject({ invited: true, roles: [{ id: 'verifier' }, { id: 'registrar' }] })
    server.clock.advance({ minutes: 1 })
    dataOf(await manager.post('admin/staff/invite', invitation))
    const second = await linkSentTo(server, 'demo', email)
    const open = (token: string) =>
      server.client().post('auth/password', { token, password, confirmPassword: password })
    expect(refusalOf(await open(first))).toMatchObject({ code: 'link-over' })
    expect((await open(second)).status).toBe(200)
    expect(await personOf(email)).toMatchObject({ invited: false })
    const client = server.client()
    client.token = textAt(await client.post('auth/login', { email, password }), '/data/token')
    expect(objectIn(await client.get('auth/user'))).toMatchObject({ is_approver: true, is_admin: false })
    expect(await audits(await idOf(server, email))).toEqual([
      { action: 'administrator-added', detail: null },
      { action: 'role-granted', detail: 'verifier' },
      { action: 'role-granted', detail: 'registrar' },
      { action: 'administrator-added', detail: null },
    ])
  })

  test('are not invited wrongly', async () => {
    const invite = async (email: string, ...roles: string[]) => manager.post('admin/staff/invite', { email, roles })
    expect((await invite('nobody', 'verifier')).json).toMatchObject({
      errors: [{ pointer: '/email', message: 'E-mail must be valid' }],
    })
    expect((await invite('x@staff.example', 'nothing')).json).toMatchObject({
      errors: [{ pointer: '/roles', message: 'There is no such role' }],
    })
    expect((await invite('x@staff.example')).status).toBe(422)
    const firm = await signedUp(server, 'demo', firmRegistration())
    expect(refusalOf(await invite(firm.email, 'verifier'))).toEqual(last)
    expect(await personOf('x@staff.example')).toBeUndefined()
  })

  test('get and lose roles at once', async () => {
    const client = await invited('changing', 'verifier')
    const id = await idOf(server, client.email)
    expect((await client.get('admin/jobs')).status).toBe(403)
    dataOf(await manager.post(`admin/staff/roles/${id}`, { roles: ['administrator', 'board'] }))
    expect((await client.get('admin/jobs')).status).toBe(200)
    expect(objectIn(await client.get('auth/user'))).toMatchObject({ roles: [{ id: 'administrator' }, { id: 'board' }] })
    expect((await audits(id)).slice(2)).toEqual([
      { action: 'role-granted', detail: 'administrator' },
      { action: 'role-granted', detail: 'board' },
      { action: 'role-taken', detail: 'verifier' },
    ])
  })

  test('lose a role that a flag from before there were roles gave', async () => {
    const client = await signedUp(server)
    const id = await idOf(server, client.email)
    await server.services.database.inTenant('demo', ({ db }) =>
      db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute(),
    )
    expect(await personOf(client.email)).toMatchObject({ roles: [{ id: 'administrator' }] })
    dataOf(await manager.post(`admin/staff/roles/${id}`, { roles: ['finance'] }))
    expect(await personOf(client.email)).toMatchObject({ roles: [{ id: 'finance' }] })
  })

  test('who are removed are signed out everywhere, and stay without a role', async () => {
    const client = await invited('leaving', 'registrar')
    const id = await idOf(server, client.email)
    expect(dataOf(await manager.post(`admin/staff/remove/${id}`))).toEqual({ message: 'Removed from the staff' })
    expect((await client.get('auth/user')).status).toBe(401)
    expect(await personOf(client.email)).toBeUndefined()
    expect((await server.client().post('auth/login', { email: client.email, password })).status).toBe(200)
    expect(refusalOf(await manager.post(`admin/staff/remove/${id}`))).toEqual(missing)
    expect(refusalOf(await manager.post(`admin/staff/roles/${id}`, { roles: ['board'] }))).toEqual(missing)
  })

  test.each(['admin', 'approver', 'registrar', 'member'])('are nothing for %s', async (name) => {
    const client = await signedInAs(server, name)
    const id = await idOf(server, 'finance@sample.example')
    expect(refusalOf(await client.get('admin/staff'))).toEqual(forbidden)
    expect(refusalOf(await client.post('admin/staff/invite', { email: 'a@b.example', roles: ['board'] }))).toEqual(
      forbidden,
    )
    expect(refusalOf(await client.post(`admin/staff/roles/${id}`, { roles: ['board'] }))).toEqual(forbidden)
    expect(refusalOf(await client.post(`admin/staff/remove/${id}`))).toEqual(forbidden)
  })
})

describe('whoever is the last to manage the staff [ADM-15]', () => {
  const roles = ['administrator']

  test('cannot leave, lose the role or be deleted', async () => {
    const only = await signedInAs(server, 'superadmin', 'iek')
    const id = await idOf(server, 'superadmin@sample.example', 'iek')
    expect(refusalOf(await only.post(`admin/staff/remove/${id}`))).toEqual(last)
    expect(refusalOf(await only.post(`admin/staff/roles/${id}`, { roles }))).toEqual(last)
    expect(await personOf('superadmin@sample.example', only)).toMatchObject({
      roles: [{ id: 'administrator' }, { id: 'super-administrator' }],
    })
    expect((await only.get('admin/staff')).status).toBe(200)
  })

  test('is left by two who remove each other at once', async () => {
    const other = await invited('second', 'administrator', 'super-administrator')
    const [mine, theirs] = [await idOf(server, 'superadmin@sample.example'), await idOf(server, other.email)]
    const answers = await Promise.all([
      manager.post(`admin/staff/remove/${theirs}`),
      other.post(`admin/staff/roles/${mine}`, { roles }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const left = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('account_roles').select('user_id').where('role', '=', 'super-administrator').execute(),
    )
    expect(left).toHaveLength(1)
  })
})
