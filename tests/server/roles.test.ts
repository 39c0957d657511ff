import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { accountsWithRole, grantRole } from '../../src/server/accounts/account-roles.ts'
import { addAdministrator } from '../../src/server/accounts/add-administrator.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { publishWith } from './publish-with.ts'
import { startSampleServer } from './sample-server.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import { idOf, signedInAs } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

const grant = (userId: string, role: string, by?: string) =>
  server.services.database.inTenant('demo', (tx) =>
    grantRole(tx, { userId, role, ...(by !== undefined && { by }) }, server.clock.now()),
  )

/** A file of the member's profile. */
async function someFile(): Promise<string> {
  const [file] = await server.services.database.inTenant('demo', ({ db }) =>
    db
      .selectFrom('files')
      .innerJoin('users', 'users.profile_id', 'files.profile_id')
      .select('files.id')
      .where('users.email', '=', 'member@sample.example')
      .limit(1)
      .execute(),
  )
  return file?.id ?? ''
}

describe('roles [ADM-15]', () => {
  test('are shown to their holder, with titles in the own language and what they allow', async () => {
    const verifier = await signedInAs(server, 'approver')
    expect(objectIn(await verifier.get('auth/user'))).toMatchObject({
      roles: [{ id: 'verifier', title: 'Verifier' }],
      may: ['profiles'],
      is_approver: true,
      is_admin: false,
    })
    const swahili = await verifier.get('auth/user', { headers: { 'accept-language': 'sw' } })
    expect(objectIn(swahili)).toMatchObject({ roles: [{ id: 'verifier', title: 'Mhakiki' }] })
    const council = await signedInAs(server, 'board', 'iek')
    expect(objectIn(await council.get('auth/user'))).toMatchObject({ roles: [{ id: 'board', title: 'Council' }] })
    expect(objectIn(await (await signedUp(server)).get('auth/user'))).toMatchObject({ roles: [], may: [] })
  })

  test.each([
    ['admin', 200, 200, 200],
    ['superadmin', 200, 200, 200],
    ['approver', 403, 403, 200],
    ['committee', 403, 403, 200],
    ['board', 403, 403, 200],
    ['registrar', 403, 403, 200],
    ['finance', 403, 403, 404],
    ['graduate', 403, 403, 404],
  ])('let %s call what they allow and nothing else', async (name, messages, jobs, file) => {
    const client = await signedInAs(server, name)
    const paths = ['admin/messages', 'admin/jobs', `files/${await someFile()}`]
    const statuses = await Promise.all(paths.map(async (path) => (await client.get(path)).status))
    expect(statuses).toEqual([messages, jobs, file])
  })

  test('count at once, and no longer when they are taken away', async () => {
    const client = await signedUp(server)
    expect((await client.get('admin/jobs')).status).toBe(403)
    const id = await idOf(server, client.email)
    await grant(id, 'administrator')
    expect((await client.get('admin/jobs')).status).toBe(200)
    await server.services.database.inTenant('demo', ({ db }) =>
      db.deleteFrom('account_roles').where('user_id', '=', id).execute(),
    )
    expect((await client.get('admin/jobs')).status).toBe(403)
  })

  test('belong to one organisation: the same person has none at another', async () => {
    const admin = await signedInAs(server, 'admin')
    const elsewhere = server.client('iek')
    elsewhere.token = admin.token
    expect((await elsewhere.get('admin/jobs')).status).toBe(401)
  })

  test('are recorded with who gave which to whom, once', async () => {
    const { email } = await signedUp(server)
    const [by, userId] = [await idOf(server, 'admin@sample.example'), await idOf(server, email)]
    await grant(userId, 'board', by)
    await grant(userId, 'board', by)
    const entries = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('audit_log').select(['actor_id', 'action', 'detail']).where('subject_id', '=', userId).execute(),
    )
    expect(entries).toEqual([{ actor_id: by, action: 'role-granted', detail: 'board' }])
  })

  test('of staff make no administrator', async () => {
    const email = 'new.finance@sample.example'
    await server.services.database.inTenant('demo', (tx) =>
      addAdministrator(tx, { email, roles: ['finance'], password_hash: 'nobody’s' }, server.clock.now()),
    )
    const holders = await server.services.database.inTenant('demo', (tx) => accountsWithRole(tx, 'finance'))
    expect(holders.map((account) => account.email)).toEqual(expect.arrayContaining([email, 'finance@sample.example']))
    expect(holders).toHaveLength(2)
  })

  test('do not count for whoever is acted as, and nobody acts as their holder', async () => {
    const admin = await signedInAs(server, 'admin')
    const holder = { id: await idOf(server, 'finance@sample.example') }
    expect(refusalOf(await admin.post('admin/loginas', holder))).toEqual({ status: 403, code: 'forbidden' })
    const { email } = await signedUp(server)
    const id = await idOf(server, email)
    admin.token = textAt(await admin.post('admin/loginas', { id }), '/data/token')
    await grant(id, 'administrator')
    expect(objectIn(await admin.get('auth/user'))).toMatchObject({ roles: [], may: [], is_admin: false })
    expect((await admin.get('admin/jobs')).status).toBe(403)
  })

  test('that the organisation no longer declares count for nothing', async () => {
    const path = 'tenants/demo/tenant.json'
    const declared = (await readDeclarations(projectRoot)).get(path)
    const roles = [{ id: 'administrator', title: 'Administrator', wire: 'is_admin', may: ['jobs'] }]
    const tenants = await publishWith({ [path]: { ...(isJsonObject(declared) && declared), roles } })
    const changed = await startTestServer({ tenants })
    const client = await signedUp(changed)
    const userId = await idOf(changed, client.email)
    const give = (role: string) =>
      changed.services.database.inTenant('demo', (tx) => grantRole(tx, { userId, role }, changed.clock.now()))
    await give('verifier')
    await changed.services.database.inTenant('demo', ({ db }) =>
      db.updateTable('users').set({ is_approver: true }).where('id', '=', userId).execute(),
    )
    expect(objectIn(await client.get('auth/user'))).toMatchObject({ roles: [], may: [], is_approver: false })
    await give('administrator')
    expect(listIn(await client.get('admin/jobs'))).toEqual([])
    expect((await client.get('admin/messages')).status).toBe(403)
    await changed.close()
  })

  test('are given by a flag from before there were roles: the first that stands for it', async () => {
    const client = await signedUp(server)
    const set = { is_admin: true, is_super_admin: true, is_approver: true }
    await server.services.database.inTenant('demo', ({ db }) =>
      db.updateTable('users').set(set).where('email', '=', client.email).execute(),
    )
    const { roles } = objectIn(await client.get('auth/user'))
    expect(roles).toEqual([
      { id: 'administrator', title: 'Administrator' },
      { id: 'super-administrator', title: 'Super administrator' },
      { id: 'verifier', title: 'Verifier' },
    ])
  })
})
