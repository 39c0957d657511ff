import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NotificationKind } from '../../src/contract/notification.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import { shippedTenants } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { goodPassword, linkSentTo, signedUp } from './test-accounts.ts'
import type { Answer, TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

function itemsIn(answer: Answer): readonly JsonObject[] {
  const { items } = objectIn(answer)
  return Array.isArray(items) ? items : []
}

const kinds = async (client: TestClient) => itemsIn(await client.get('notifications')).map(({ kind }) => kind)

const signIn = (email: string, device: string) =>
  server
    .client()
    .post('auth/login', { email, password: goodPassword }, { headers: { 'user-agent': device } })
    .then(dataOf)

const thisMinute = () => expect.stringContaining(server.clock.now().toISOString().slice(0, 16))

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
const newerChrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

describe('a user is notified', () => {
  test('of the application that the first profile starts', async () => {
    const client = await signedInAs(server, 'begun')
    const [application] = listIn(await client.get('application'))
    expect(itemsIn(await client.get('notifications'))).toContainEqual({
      id: expect.any(String),
      kind: 'case',
      params: { subject: `Your application ${String(application?.['Code'])} has been created.` },
      created_at: expect.any(String),
      path: null,
      read_at: null,
    })
  })

  test('of a password that was changed, by oneself or by the link', async () => {
    const client = await signedUp(server)
    const password = 'Renewed#2026'
    dataOf(
      await client.post('auth/set-password', { currentPassword: goodPassword, password, confirmPassword: password }),
    )
    expect(await kinds(client)).toEqual(['password-changed'])
    dataOf(await client.post('auth/password-reset', { email: client.email }))
    const token = await linkSentTo(server, 'demo', client.email)
    dataOf(await client.post('auth/password', { password, confirmPassword: password, token }))
    const again = await client.post('auth/login', { email: client.email, password })
    client.token = textAt(again, '/data/token')
    expect(await kinds(client)).toEqual(['password-changed', 'password-changed'])
  })

  test('of a device that is new, but not of the first, nor of a newer version [AUTH-13]', async () => {
    const client = await signedUp(server)
    const newDevices = async () =>
      itemsIn(await client.get('notifications')).flatMap(({ kind, params }) => (kind === 'new-device' ? [params] : []))
    expect(await newDevices()).toEqual([])
    await signIn(client.email, chrome)
    expect(await newDevices()).toEqual([{ browser: 'Chrome', system: 'Windows' }])
    await signIn(client.email, newerChrome)
    await signIn(client.email, chrome)
    expect(await newDevices()).toHaveLength(1)
    await signIn(client.email, firefox)
    expect(await newDevices()).toContainEqual({ browser: 'Firefox', system: 'Linux' })
  })

  test('of names that were approved [BIO-09]', async () => {
    const client = await signedInAs(server, 'begun')
    dataOf(await client.post('profile/approve-names', { LastName: 'BEGUN', FirstName: 'BEA', SecondName: 'EXAMPLE' }))
    expect(itemsIn(await client.get('notifications'))).toContainEqual(
      expect.objectContaining({ kind: 'names-approved', params: { names: 'BEA EXAMPLE BEGUN' } }),
    )
  })
})

describe('notifications', () => {
  test('are newest first, and unread until some or all are marked as read', async () => {
    const client = await signedUp(server)
    for (const device of [chrome, firefox, 'curl/8']) {
      server.clock.advance({ minutes: 1 })
      await signIn(client.email, device)
    }
    const listed = await client.get('notifications')
    expect(itemsIn(listed).map(({ params }) => params)).toEqual([
      { browser: 'Firefox', system: 'Linux' },
      { browser: 'Chrome', system: 'Windows' },
    ])
    const read = objectIn(
      await client.post('notifications/read', { ids: [textAt(listed, '/data/items/1/id'), 'unknown'] }),
    )
    expect(read).toMatchObject({
      unread: 1,
      items: [{ read_at: null }, { read_at: thisMinute() }],
    })
    server.clock.advance({ minutes: 1 })
    expect(objectIn(await client.post('notifications/read', { all: true }))).toMatchObject({
      unread: 0,
      items: [{ read_at: thisMinute() }, { read_at: expect.any(String) }],
    })
  })

  test('cannot be seen or marked by anybody else', async () => {
    const [mine, stranger] = [await signedUp(server), await signedUp(server)]
    await signIn(mine.email, chrome)
    const own = textAt(await mine.get('notifications'), '/data/items/0/id')
    const marked = await stranger.post('notifications/read', { ids: [own] })
    expect(objectIn(marked)).toEqual({ unread: 0, items: [] })
    expect(objectIn(await mine.get('notifications'))).toMatchObject({ unread: 1 })
  })

  test.each([[{}], [{ ids: [] }], [{ all: false }], [{ ids: [1] }]])('are not marked by %j', async (body) => {
    const client = await signedInAs(server, 'member')
    expect(refusalOf(await client.post('notifications/read', body))).toMatchObject({ status: 422, code: 'invalid' })
  })

  test('have a text with the parameters of each kind', async () => {
    const places: Readonly<Record<NotificationKind, readonly string[]>> = {
      'application-created': ['code'],
      'password-changed': [],
      'new-device': ['browser', 'system'],
      'names-approved': ['names'],
      'referee-accepted': ['name'],
      'referee-rejected': ['name'],
      case: ['subject'],
      'publication-failed': ['form', 'reason'],
      'release-held': [],
      'payment-received': ['amount', 'about', 'number'],
      'payment-kept': ['amount', 'number'],
      'payment-failed': ['amount', 'about', 'number'],
      'payment-unconfirmed': ['amount', 'about', 'number'],
      'payment-examined': ['amount', 'about', 'number'],
      'payment-returned': ['amount', 'number'],
      'receipt-reversed': ['number', 'amount'],
      'refund-paid': ['amount', 'number'],
    }
    for (const tenant of (await shippedTenants()).all) {
      for (const [kind, names] of Object.entries(places)) {
        const text = tenant.texts[`notification.${kind}`] ?? ''
        expect([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(names)
      }
    }
  })
})
