import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '../../src/server/platform/network-of.ts'
import { dataOf, refusalOf } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { goodPassword, linkSentTo, signedUp } from './test-accounts.ts'
import type { Answer, TestClient } from './test-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const wrong = 'Wrong#2026'
const tooMany = { status: 429, code: 'too-many' }

/** The cookie of a response, as a browser sends it back. */
const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

const signIn = (client: TestClient, email: string, password: string, cookie = '') =>
  client.post('auth/login', { email, password }, { headers: { cookie } })

/** A stranger who tries passwords until the account is locked. */
async function lock(email: string): Promise<void> {
  const stranger = server.client()
  for (let time = 0; time < 10; time += 1) expect((await signIn(stranger, email, wrong)).status).toBe(422)
  expect(refusalOf(await signIn(stranger, email, wrong))).toEqual(tooMany)
}

describe('a device on which an account was signed in to [AUTH-03]', () => {
  test('stores a token that no script can read and no other site can send', async () => {
    const { email } = await signedUp(server)
    const answer = await signIn(server.client(), email, goodPassword)
    expect(answer.headers['set-cookie']).toMatch(
      /^regalia-device=[\w-]{43}; Path=\/api\/auth\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    )
    const again = await signIn(server.client(), email, goodPassword, cookieOf(answer))
    expect(cookieOf(again)).toBe(cookieOf(answer))
    expect((await signIn(server.client(), email, wrong)).headers['set-cookie']).toBeUndefined()
  })

  test('is not locked by strangers’ attempts', async () => {
    const { email } = await signedUp(server)
    const cookie = cookieOf(await signIn(server.client(), email, goodPassword))
    await lock(email)
    expect(refusalOf(await signIn(server.client(), email, goodPassword))).toEqual(tooMany)
    expect((await signIn(server.client(), email, goodPassword, cookie)).status).toBe(200)
    expect(refusalOf(await signIn(server.client(), email, goodPassword))).toEqual(tooMany)
  })

  test('has its own attempts, as many as anybody', async () => {
    const { email } = await signedUp(server)
    const cookie = cookieOf(await signIn(server.client(), email, goodPassword))
    for (let time = 0; time < 10; time += 1) {
      expect((await signIn(server.client(), email, wrong, cookie)).status).toBe(422)
    }
    expect(refusalOf(await signIn(server.client(), email, goodPassword, cookie))).toEqual(tooMany)
    expect((await signIn(server.client(), email, goodPassword)).status).toBe(200)
  })

  test('is a stranger’s for every other account, in every other organisation, and with a token that was made up', async () => {
    const [mine, other] = [await signedUp(server), await signedUp(server)]
    const cookie = cookieOf(await signIn(server.client(), mine.email, goodPassword))
    await lock(other.email)
    expect(refusalOf(await signIn(server.client(), other.email, goodPassword, cookie))).toEqual(tooMany)
    await lock(mine.email)
    const madeUp = `regalia-device=${'x'.repeat(43)}`
    expect(refusalOf(await signIn(server.client(), mine.email, goodPassword, madeUp))).toEqual(tooMany)
    const elsewhere = server.client('iek')
    expect(refusalOf(await signIn(elsewhere, mine.email, goodPassword, cookie))).toMatchObject({ status: 422 })
  })

  test('is forgotten after half a year, and when a lost password is replaced', async () => {
    const late = await signedUp(server)
    const lateCookie = cookieOf(await signIn(server.client(), late.email, goodPassword))
    server.clock.advance({ days: 181 })
    await lock(late.email)
    expect(refusalOf(await signIn(server.client(), late.email, goodPassword, lateCookie))).toEqual(tooMany)
    const { email } = await signedUp(server)
    const cookie = cookieOf(await signIn(server.client(), email, goodPassword))
    dataOf(await server.client().post('auth/password-reset', { email }))
    const token = await linkSentTo(server, 'demo', email)
    const fresh = { password: 'Brand!new1', confirmPassword: 'Brand!new1', token }
    dataOf(await server.client().post('auth/password', fresh))
    await lock(email)
    expect(refusalOf(await signIn(server.client(), email, fresh.password, cookie))).toEqual(tooMany)
  })

  test('changes its password while strangers keep the account locked', async () => {
    const client = await signedUp(server)
    await lock(client.email)
    const change = { currentPassword: goodPassword, password: 'Brand!new1', confirmPassword: 'Brand!new1' }
    expect((await client.post('auth/set-password', change)).status).toBe(200)
  })
})

describe('an address counts', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:a00:1', '10.0.0.1'],
    ['0:0:0:0:0:ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  const from = (remoteAddress: string) => {
    const payload = JSON.stringify({ email: `${Math.random()}@sample.example`, password: wrong })
    const headers = { 'content-type': 'application/json' }
    return server.client().send({ method: 'POST', payload, remoteAddress }, 'auth/login', { headers })
  }

  test.each([
    ['any of a /64', (nth: number) => `2001:db8:7:7::${nth.toString(16)}`, '2001:db8:7:8::1'],
    ['one of IPv4, however it is written', (nth: number) => (nth % 2 ? '192.0.2.9' : '::ffff:192.0.2.9'), '192.0.2.10'],
  ])('%s as one caller [AUTH-03]', async (_title, address, another) => {
    for (let nth = 0; nth < 60; nth += 1) expect((await from(address(nth))).status).toBe(422)
    expect(refusalOf(await from(address(60)))).toEqual(tooMany)
    expect((await from(another)).status).toBe(422)
  })
})
