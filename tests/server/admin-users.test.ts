import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { grantRole } from '../../src/server/accounts/account-roles.ts'
import { samplePassword } from '../../src/server/start/sample-data/sample-accounts.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { codeSentTo, goodPassword, linkSentTo, messagesTo, registration, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { claimOf, idOf, putMember, sampleMember, signedInAs } from './test-members.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  admin = await signedInAs(server, 'admin')
})
afterAll(() => server.close())

const forbidden = { status: 403, code: 'forbidden' }
const missing = { status: 404, code: 'not-found' }
const sampleEmail = (name: string) => `${name}@sample.example`
const phone_no = '0712345678'

const found = async (query: string, client = admin) => objectIn(await client.get(`admin/users/page?${query}`))
const fieldIn = ({ items }: JsonObject, field: string): readonly unknown[] =>
  isJsonArray(items) ? items.map((item) => (isJsonObject(item) ? item[field] : undefined)) : []

const rowsOf = (id: string) =>
  server.services.database.inTenant('demo', async ({ db }) => ({
    user: await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),
    profiles: await db.selectFrom('profiles').select('id').where('user_id', '=', id).execute(),
    cases: await db.selectFrom('cases').select('number').where('owner_id', '=', id).execute(),
  }))

const audits = (subject: string) =>
  server.services.database.inTenant('demo', ({ db }) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'detail'])
      .where('subject_id', '=', subject)
      .where('action', 'in', ['user-changed', 'user-deleted', 'password-link-sent'])
      .orderBy('at')
      .execute(),
  )

const logIn = (email: string, password: string) => server.client().post('auth/login', { email, password })

describe('the list of users [ADM-03]', () => {
  test('has the specified fields of every account, without parameters', async () => {
    const all = listIn(await admin.get('admin/users'))
    const member = all.find(({ email }) => email === sampleEmail('member'))
    expect(member).toEqual({
      id: expect.any(String),
      name: 'MARTA EXAMPLE MEMBER',
      email: sampleEmail('member'),
      email_verified_at: expect.stringContaining('2026-'),
      profile_id: expect.any(String),
      id_number: expect.any(String),
      phone_no: expect.any(String),
      category: expect.any(String),
      type: 'Individual',
      is_admin: false,
      is_approver: false,
      roles: [],
      hasNoApplication: false,
      created_at: expect.stringContaining('2026-'),
    })
    expect(all.find(({ email }) => email === sampleEmail('applicant'))).toMatchObject({
      name: sampleEmail('applicant'),
      profile_id: null,
      hasNoApplication: true,
    })
    expect(all.find(({ email }) => email === sampleEmail('approver'))).toMatchObject({
      is_admin: false,
      is_approver: true,
      roles: [{ id: 'verifier', title: 'Verifier' }],
    })
    expect(JSON.stringify(all)).not.toContain('argon2')
  })

  test.each([
    ['search=marta+MEMBER', ['member']],
    ['search=GRADUATE%40sample', ['graduate']],
    ['search=marta+graduate', []],
    ['search=%25', []],
    ['staff=yes&search=superadmin', ['superadmin']],
    ['staff=no&search=superadmin', []],
    ['type=Corporate&search=firm%40', ['firm']],
    ['type=Individual&search=firm%40', []],
    ['application=no&search=applicant%40', ['applicant']],
    ['application=yes&search=applicant%40', []],
  ])('finds by %s', async (query, names) => {
    expect(fieldIn(await found(query), 'email')).toEqual(names.map(sampleEmail))
  })

  test('finds by phone, ID and membership number', async () => {
    const member = objectIn(await (await signedInAs(server, 'member')).get('auth/user'))
    const { MemberNo } = objectIn(await (await signedInAs(server, 'member')).get('profile'))
    const client = await signedUp(server, 'demo', registration({ phone: '0799000111', id_number: 'ZX-99-TEST' }))
    expect(fieldIn(await found('search=0799000111'), 'email')).toEqual([client.email])
    expect(fieldIn(await found('search=zx-99-test'), 'email')).toEqual([client.email])
    expect(fieldIn(await found(`search=${String(MemberNo)}`), 'email')).toContain(member.email)
  })

  test('comes in pages, the newest first, and after the last page is the last', async () => {
    for (let i = 0; i < 3; i += 1) {
      server.clock.advance({ minutes: 61 })
      await signedUp(server, 'iek')
    }
    const elsewhere = await signedInAs(server, 'admin', 'iek')
    const first = await found('', elsewhere)
    const { total, pages, page } = first
    expect({ pages, page }).toEqual({ pages: Math.ceil(Number(total) / 25), page: 1 })
    const times = fieldIn(first, 'created_at').map(String)
    expect(times).toEqual(times.toSorted((one, other) => other.localeCompare(one)))
    expect(await found('page=999999', elsewhere)).toMatchObject({ page: pages })
    expect(refusalOf(await elsewhere.get('admin/users/page?page=0'))).toMatchObject({ status: 422 })
    admin = await signedInAs(server, 'admin')
  })

  test('is for those whose role allows it', async () => {
    for (const name of ['member', 'approver', 'registrar', 'finance']) {
      const client = await signedInAs(server, name)
      expect(refusalOf(await client.get('admin/users'))).toEqual(forbidden)
      expect(refusalOf(await client.get('admin/users/page'))).toEqual(forbidden)
    }
  })
})

describe('changing a user [ADM-03]', () => {
  test('stores e-mail and phone, tells both addresses, ends the sessions and is recorded', async () => {
    const client = await signedUp(server)
    const id = await idOf(server, client.email)
    const email = `Moved.${client.email}`
    const answer = await admin.post(`admin/updateUser/${id}`, {
      id,
      email,
      phone_no: '0722000222',
      category: 'X',
      is_admin: true,
    })
    expect(dataOf(answer)).toEqual({ message: 'User updated successfully' })
    expect(await found(`search=${encodeURIComponent(email)}`)).toMatchObject({
      items: [{ id, email: email.toLowerCase(), phone_no: '0722000222', category: 'GRADUATE', is_admin: false }],
    })
    expect((await client.get('auth/user')).status).toBe(401)
    expect((await logIn(email, goodPassword)).status).toBe(200)
    for (const address of [client.email, email.toLowerCase()]) {
      const [message] = await messagesTo(server, 'demo', address)
      expect(message?.subject).toMatch(/was changed$/)
    }
    expect(await audits(id)).toEqual([
      { actor_id: await idOf(server, sampleEmail('admin')), action: 'user-changed', detail: 'email, phone_no' },
    ])
  })

  test('with another phone alone keeps the sessions; what stays the same is not recorded', async () => {
    const client = await signedUp(server)
    const id = await idOf(server, client.email)
    dataOf(await admin.post(`admin/updateUser/${id}`, { email: client.email, phone_no: '0733000333' }))
    dataOf(await admin.post(`admin/updateUser/${id}`, { email: ` ${client.email} `, phone_no: '0733000333' }))
    expect((await client.get('auth/user')).status).toBe(200)
    expect((await audits(id)).map(({ detail }) => detail)).toEqual(['phone_no'])
  })

  test('is refused at the field, with the specified messages', async () => {
    const client = await signedUp(server)
    const path = `admin/updateUser/${await idOf(server, client.email)}`
    const errorsOf = async (body: Record<string, string>) => {
      const answer = await admin.post(path, body)
      expect(answer.status).toBe(422)
      return answer.json
    }
    expect(await errorsOf({})).toMatchObject({
      errors: [
        { pointer: '/email', message: 'Required.' },
        { pointer: '/phone_no', message: 'Required.' },
      ],
    })
    expect(await errorsOf({ email: 'nobody', phone_no })).toMatchObject({
      errors: [{ pointer: '/email', message: 'E-mail must be valid' }],
    })
    expect(await errorsOf({ email: sampleEmail('member').toUpperCase(), phone_no })).toMatchObject({
      errors: [{ pointer: '/email', message: 'Another account has this e-mail' }],
    })
    expect((await client.get('auth/user')).status).toBe(200)
  })

  test('who has a role takes the right to manage the staff', async () => {
    const id = await idOf(server, sampleEmail('finance'))
    const body = { email: sampleEmail('finance'), phone_no: '0744000444' }
    expect(refusalOf(await admin.post(`admin/updateUser/${id}`, body))).toEqual(forbidden)
    expect(refusalOf(await admin.post(`admin/deleteUser/${id}`))).toEqual(forbidden)
    expect((await (await signedInAs(server, 'superadmin')).post(`admin/updateUser/${id}`, body)).status).toBe(200)
  })
})

describe('a password link that an administrator sends [ADM-03]', () => {
  test('works once, for its owner, and is recorded', async () => {
    const client = await signedUp(server)
    const id = await idOf(server, client.email)
    const answer = await admin.post('admin/sendActivationLink', { id, email: 'elsewhere@sample.example' })
    expect(dataOf(answer)).toEqual({ message: 'Password Reset link sent successfully' })
    const token = await linkSentTo(server, 'demo', client.email)
    const password = 'Antilope#2026'
    const open = () => server.client().post('auth/password', { token, password, confirmPassword: password })
    expect((await open()).status).toBe(200)
    expect((await open()).status).toBe(422)
    expect((await logIn(client.email, password)).status).toBe(200)
    expect((await audits(id)).map(({ action }) => action)).toEqual(['password-link-sent'])
  })

  test('is not sent without end', async () => {
    const id = await idOf(server, (await signedUp(server)).email)
    for (let i = 0; i < 10; i += 1) dataOf(await admin.post('admin/sendActivationLink', { id }))
    expect(refusalOf(await admin.post('admin/sendActivationLink', { id }))).toEqual({ status: 429, code: 'too-many' })
  })
})

describe('the application of a user [ADM-03]', () => {
  const checked = async (ProfileID: string) => listIn(await admin.post('admin/checkProfileApplication', { ProfileID }))

  test('is found by the profile, and can be created where there is none', async () => {
    const { profile_id: ProfileID, category } = objectIn(await (await signedInAs(server, 'graduate')).get('auth/user'))
    const profile = String(ProfileID)
    expect(await checked(profile)).toEqual([expect.objectContaining({ ProfileID: profile, status: 'Released' })])
    await server.services.database.inTenant('demo', ({ db }) =>
      db.deleteFrom('cases').where('profile_id', '=', profile).execute(),
    )
    expect(await checked(profile)).toEqual([])
    expect(fieldIn(await found('search=graduate%40'), 'hasNoApplication')).toEqual([true])
    const body = { ProfileID: profile, AppliedCategory: String(category), ApplicationDateTime: '', Charge_Item: 'APP' }
    expect(objectIn(await admin.post('admin/createNewProfileApplication', body))).toMatchObject({
      ProfileID: profile,
      status: 'New',
      AppliedCategory: category,
    })
    expect(await checked(profile)).toEqual([expect.objectContaining({ status: 'New' })])
    expect(refusalOf(await admin.post('admin/createNewProfileApplication', body))).toMatchObject({ status: 409 })
    expect(fieldIn(await found('search=graduate%40'), 'hasNoApplication')).toEqual([false])
  })

  test('is nobody else’s to see or create', async () => {
    const { profile_id: ProfileID } = objectIn(await (await signedInAs(server, 'graduate')).get('auth/user'))
    for (const name of ['graduate', 'firm', 'approver']) {
      const client = await signedInAs(server, name)
      for (const call of ['admin/checkProfileApplication', 'admin/createNewProfileApplication']) {
        expect(refusalOf(await client.post(call, { ProfileID: String(ProfileID) }))).toEqual(forbidden)
      }
    }
    for (const unknown of ['', 'nobody', '00000000-0000-4000-8000-000000000000']) {
      expect(refusalOf(await admin.post('admin/checkProfileApplication', { ProfileID: unknown }))).toEqual(missing)
    }
  })
})

describe('deleting a user [ADM-03]', () => {
  test('erases whoever has left nothing that others rely on, profile included', async () => {
    const client = await signedInAs(server, 'begun')
    const id = await idOf(server, sampleEmail('begun'))
    const answer = await admin.post(`admin/deleteUser/${id}`, { id })
    expect(dataOf(answer)).toEqual({ message: 'User deleted successfully' })
    expect((await client.get('auth/user')).status).toBe(401)
    expect(await rowsOf(id)).toEqual({ user: undefined, profiles: [], cases: [] })
    expect(refusalOf(await admin.post(`admin/deleteUser/${id}`))).toEqual(missing)
    expect((await audits(id)).map(({ action }) => action)).toEqual(['user-deleted'])
  })

  test('keeps the profile and cases of a member, and nothing of the person in the account', async () => {
    const id = await idOf(server, sampleEmail('member'))
    const before = await rowsOf(id)
    dataOf(await admin.post(`admin/deleteUser/${id}`))
    const { user, profiles, cases } = await rowsOf(id)
    expect({ profiles, cases }).toEqual({ profiles: before.profiles, cases: before.cases })
    expect(user).toMatchObject({ phone: '', id_number: '', email: expect.stringMatching(/\.invalid$/) })
    expect(JSON.stringify(await admin.get('admin/users'))).not.toContain(id)
    expect(refusalOf(await logIn(sampleEmail('member'), samplePassword))).toMatchObject({ code: 'wrong-credentials' })
    expect(refusalOf(await logIn(user?.email ?? '', ''))).toMatchObject({ status: 422 })
    expect(refusalOf(await logIn(user?.email ?? '', samplePassword))).toMatchObject({ code: 'wrong-credentials' })
    expect(refusalOf(await admin.post('admin/loginas', { id }))).toEqual(missing)
    expect(refusalOf(await admin.post(`admin/updateUser/${id}`, { email: 'a@b.example', phone_no }))).toEqual(missing)
    expect(refusalOf(await admin.post('admin/sendActivationLink', { id }))).toEqual(missing)
  })

  test('frees the e-mail for another account', async () => {
    const { email } = await signedUp(server)
    dataOf(await admin.post(`admin/deleteUser/${await idOf(server, email)}`))
    expect((await (await signedUp(server, 'demo', registration({ email }))).get('auth/user')).status).toBe(200)
  })

  test('lets a member of the register activate the same account again, with what it had', async () => {
    const member = { ...sampleMember('M1001'), ...(await putMember(server, 'demo', { id_number: 'T-12345678' })) }
    const activate = async (): Promise<TestClient> => {
      const client = server.client()
      dataOf(await client.post('auth/activation', claimOf(member)))
      const otp_code = await codeSentTo(server, 'demo', member.email)
      const password = 'Antilope#2026'
      const body = { email: member.email, otp_code, password, confirmPassword: password }
      client.token = textAt(await client.post('auth/activation/activate', body), '/data/token')
      return client
    }
    const first = objectIn(await (await activate()).get('auth/user'))
    dataOf(await admin.post(`admin/deleteUser/${String(first.id)}`))
    const again = objectIn(await (await activate()).get('auth/user'))
    expect(again).toMatchObject({ id: first.id, profile_id: first.profile_id, email: member.email })
  })

  test('is refused for the own account, and for the last one that manages the staff', async () => {
    const own = await idOf(server, sampleEmail('superadmin'))
    const superAdmin = await signedInAs(server, 'superadmin')
    expect(refusalOf(await superAdmin.post(`admin/deleteUser/${own}`))).toEqual({ status: 409, code: 'conflict' })
    expect((await superAdmin.get('auth/user')).status).toBe(200)
  })

  test('leaves the cases that somebody worked on to nobody', async () => {
    const client = await signedUp(server)
    const id = await idOf(server, client.email)
    await server.services.database.inTenant('demo', (tx) =>
      grantRole(tx, { userId: id, role: 'verifier' }, server.clock.now()),
    )
    const [kase] = await server.services.database.inTenant('demo', ({ db }) =>
      db.updateTable('cases').set({ assignee_id: id }).returning('id').execute(),
    )
    expect(kase).toBeDefined()
    dataOf(await (await signedInAs(server, 'superadmin')).post(`admin/deleteUser/${id}`))
    const left = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('cases').select('id').where('assignee_id', '=', id).execute(),
    )
    expect(left).toEqual([])
    expect((await rowsOf(id)).user?.deleted_at).not.toBeNull()
  })
})
