import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { codeSentTo, firmRegistration, goodPassword, registration, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { idOf, signedInAs } from './test-members.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

/** Registers a firm as whoever is logged in, who goes on in it; returns its e-mail. */
async function registerFirm(client: TestClient): Promise<string> {
  const body = firmRegistration()
  const id = textAt(await client.post('auth/createFirm', body), '/data/id')
  const otp_code = await codeSentTo(server, 'demo', body.email)
  client.token = textAt(await client.post('auth/verify-otp', { id, otp_code }), '/data/token')
  return body.email
}

const meIn = async (client: TestClient) => objectIn(await client.get('auth/user'))
const open = async (client: TestClient, id: string) => {
  client.token = textAt(await client.post('firms/open', { id }), '/data/token')
}
const firmsIn = async (client: TestClient) => listIn(await client.get('firms'))

describe('the firms of a person [FIRM-01]', () => {
  test('are those that the person registered while logged in, the newest first, each with its state', async () => {
    const client = await signedUp(server)
    const person = await meIn(client)
    expect(await firmsIn(client)).toEqual([])
    const first = await registerFirm(client)
    expect(await meIn(client)).toMatchObject({
      email: first,
      type: 'Corporate',
      opened_by: { id: person['id'], name: client.email },
      draft_key: expect.any(String),
    })
    server.clock.advance({ minutes: 1 })
    const second = await registerFirm(client)
    const draft = { type: 'Application', status: 'Draft', id: expect.any(String), created_at: expect.any(String) }
    expect(await firmsIn(client)).toEqual([
      { ...draft, name: second, current: true },
      { ...draft, name: first, current: false },
    ])
    await open(client, String(person['id']))
    expect(await meIn(client)).toMatchObject({ email: client.email, type: 'Individual' })
    expect(await meIn(client)).not.toHaveProperty('opened_by')
    expect(await firmsIn(client)).toHaveLength(2)
  })

  test('a member of the register is Registered and Active', async () => {
    const member = await signedInAs(server, 'member')
    expect(await firmsIn(member)).toMatchObject([
      { name: 'SAMPLE WORKS LIMITED', type: 'Registered', status: 'Active', current: false },
    ])
  })

  test('what is submitted is In Review, and what is refused is Rejected', async () => {
    const client = await signedUp(server)
    await registerFirm(client)
    const own = await meIn(client)
    dataOf(await client.postForm('profile/firmBio/create', uploadOf(exampleOf(server, 'demo', 'sections/firm-bio'))))
    const at = async (state: string) => {
      await server.services.database.inTenant('demo', ({ db }) =>
        db.updateTable('cases').set({ state }).where('owner_id', '=', String(own['id'])).execute(),
      )
      return (await firmsIn(client))[0]
    }
    expect(await at('new')).toMatchObject({ status: 'Draft' })
    expect(await at('board-review')).toMatchObject({ status: 'In Review' })
    expect(await at('rejected')).toMatchObject({ status: 'Rejected' })
  })

  test('a firm with a log-in of its own alone lists itself', async () => {
    const firm = await signedUp(server, 'demo', firmRegistration())
    expect(await firmsIn(firm)).toMatchObject([{ name: firm.email, current: true }])
    expect(await meIn(firm)).not.toHaveProperty('opened_by')
  })
})

describe('opening an account [FIRM-01]', () => {
  test('replaces the session, with its expiry', async () => {
    const client = await signedUp(server)
    await registerFirm(client)
    const [firm] = await firmsIn(client)
    await open(client, textAt(await client.get('auth/user'), '/data/opened_by/id'))
    const { token } = client
    const [before] = listIn(await client.get('auth/sessions'))
    await open(client, String(firm?.['id']))
    const [after] = listIn(await client.get('auth/sessions'))
    expect(after).toMatchObject({ expires_at: before?.['expires_at'], acting: false })
    const stale = server.client()
    stale.token = token
    expect((await stale.get('auth/user')).status).toBe(401)
  })

  test('is for nobody else: not a stranger, not the firm itself, not somebody who acts as the person', async () => {
    const owner = await signedInAs(server, 'member')
    const firmId = await idOf(server, 'firm@sample.example')
    const memberId = await idOf(server, 'member@sample.example')
    const notFound = { status: 404, code: 'not-found' }
    const stranger = await signedUp(server)
    expect(refusalOf(await stranger.post('firms/open', { id: firmId }))).toEqual(notFound)
    expect(refusalOf(await stranger.post('firms/open', { id: memberId }))).toEqual(notFound)
    const firm = await signedInAs(server, 'firm')
    expect(refusalOf(await firm.post('firms/open', { id: memberId }))).toEqual(notFound)
    const admin = await signedInAs(server, 'superadmin')
    admin.token = textAt(await admin.post('admin/loginas', { id: memberId }), '/data/token')
    expect(refusalOf(await admin.post('firms/open', { id: firmId }))).toMatchObject({ status: 403, code: 'forbidden' })
    await open(owner, firmId)
    expect(await meIn(owner)).toMatchObject({ name: 'SAMPLE WORKS LIMITED', opened_by: { id: memberId } })
  })

  test('ends with the person’s sessions: a new password of theirs closes the firm too', async () => {
    const client = await signedUp(server)
    const { email } = client
    await registerFirm(client)
    const elsewhere = server.client()
    elsewhere.token = textAt(await elsewhere.post('auth/login', { email, password: goodPassword }), '/data/token')
    const change = { currentPassword: goodPassword, password: 'Another#2026', confirmPassword: 'Another#2026' }
    dataOf(await elsewhere.post('auth/set-password', change))
    expect((await client.get('auth/user')).status).toBe(401)
  })

  test('a firm that somebody registers without being logged in belongs to nobody', async () => {
    const body = firmRegistration()
    const person = await signedUp(server, 'demo', registration())
    const other = server.client()
    const id = textAt(await other.post('auth/createFirm', body), '/data/id')
    const otp_code = await codeSentTo(server, 'demo', body.email)
    dataOf(await other.post('auth/verify-otp', { id, otp_code }))
    expect(await firmsIn(person)).toEqual([])
  })
})

describe('deleting a firm [FIRM-01]', () => {
  test('removes its account before it is in the register, and frees its e-mail', async () => {
    const client = await signedUp(server)
    const email = await registerFirm(client)
    const [firm] = await firmsIn(client)
    const id = String(firm?.['id'])
    expect(refusalOf(await client.post(`firms/${id}/delete`))).toMatchObject({ status: 409, code: 'conflict' })
    await open(client, textAt(await client.get('auth/user'), '/data/opened_by/id'))
    expect(textAt(await client.post(`firms/${id}/delete`), '/data/message')).toBe('Firm deleted')
    expect(await firmsIn(client)).toEqual([])
    expect((await client.post('auth/login', { email, password: goodPassword })).status).toBe(422)
    expect(refusalOf(await client.post('firms/open', { id }))).toEqual({ status: 404, code: 'not-found' })
  })

  test('is refused for a firm in the register, and for somebody else’s', async () => {
    const id = await idOf(server, 'firm@sample.example')
    const member = await signedInAs(server, 'member')
    expect(await member.post(`firms/${id}/delete`)).toMatchObject({
      status: 409,
      json: { message: 'A firm in the register cannot be deleted here' },
    })
    const stranger = await signedUp(server)
    expect(refusalOf(await stranger.post(`firms/${id}/delete`))).toEqual({ status: 404, code: 'not-found' })
  })

  test('the person’s own deletion leaves the firm, which then belongs to nobody', async () => {
    const client = await signedUp(server)
    const { email } = client
    const firmEmail = await registerFirm(client)
    const admin = await signedInAs(server, 'superadmin')
    dataOf(await admin.post(`admin/deleteUser/${await idOf(server, email)}`))
    expect((await client.get('auth/user')).status).toBe(401)
    const firm = server.client()
    firm.token = textAt(await firm.post('auth/login', { email: firmEmail, password: goodPassword }), '/data/token')
    expect(await firmsIn(firm)).toMatchObject([{ name: firmEmail, current: true }])
  })
})
