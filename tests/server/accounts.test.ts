import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { sessionSeconds } from '../../src/server/accounts/sessions.ts'
import { dataOf, objectIn, refusalOf, textAt } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import {
  codeSentTo,
  firmRegistration,
  goodPassword,
  linkSentTo,
  messagesTo,
  registration,
  signedUp,
} from './test-accounts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const login = (email: string, password = goodPassword, tenant = 'demo') =>
  server.client(tenant).post('auth/login', { email, password })

describe('registering', () => {
  test('answers with an opaque challenge and the phone, and sends a code by e-mail alone [AUTH-10]', async () => {
    const body = registration({ phone: '0700111222' })
    const answer = await server.client().post('auth/register', body)
    expect(objectIn(answer)).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), phone_no: '0700111222' })
    const [email] = await messagesTo(server, 'demo', body.email)
    expect(email).toMatchObject({ channel: 'email', subject: 'Activate your account with Regalia Demo Institute' })
    expect(await codeSentTo(server, 'demo', body.email)).toMatch(/^\d{6}$/)
    const [sms] = await messagesTo(server, 'demo', '0700111222')
    expect(sms?.body_text).toContain('is in your e-mail')
    expect(sms?.body_text).not.toMatch(/\d{6}/)
  })

  test('a correct code activates the account, begins a session and names the user [AUTH-10]', async () => {
    const body = registration({ email: 'Mixed.Case@Sample.example' })
    const client = server.client()
    const id = textAt(await client.post('auth/register', body), '/data/id')
    const otp_code = await codeSentTo(server, 'demo', 'mixed.case@sample.example')
    const answer = objectIn(await client.post('auth/verify-otp', { id, otp_code }))
    expect(answer).toMatchObject({
      message: 'Successfully verified Otp',
      token: expect.any(String),
      user: {
        email: 'mixed.case@sample.example',
        type: 'Individual',
        category: 'GRADUATE',
        profile: null,
        is_admin: false,
      },
    })
  })

  test('the e-mailed link activates the account once, for seven days, where it was registered [AUTH-10]', async () => {
    const body = registration()
    const client = server.client()
    const id = textAt(await client.post('auth/register', body), '/data/id')
    const activation_code = await linkSentTo(server, 'demo', body.email)
    dataOf(await client.post('auth/verify', { activation_code, id }))
    const again = await client.post('auth/verify', { activation_code, id })
    expect(refusalOf(again)).toEqual({ status: 422, code: 'link-over' })
    expect((await login(body.email)).status).toBe(200)
    const late = registration()
    const lateId = textAt(await client.post('auth/register', late), '/data/id')
    const lateCode = await linkSentTo(server, 'demo', late.email)
    server.clock.advance({ days: 7, seconds: 1 })
    const over = await client.post('auth/verify', { activation_code: lateCode, id: lateId })
    expect(refusalOf(over)).toMatchObject({ code: 'link-over' })
  })

  test('a firm registers by either call, for a category of firms only', async () => {
    const client = server.client()
    dataOf(await client.post('auth/createFirm', firmRegistration()))
    dataOf(await client.post('auth/register', firmRegistration()))
    const refused = await client.post('auth/createFirm', firmRegistration({ category: 'GRADUATE' }))
    expect(refusalOf(refused)).toMatchObject({ status: 422, errors: { '/category': expect.any(String) } })
  })

  test('reports every wrong field with its declared message [AUTH-06 ENG-08]', async () => {
    const body = { email: 'nobody', phone: '0712345678', id_number: 'A12', password: 'short', confirmPassword: 'other' }
    const refused = refusalOf(await server.client().post('auth/register', { ...body, category: 'GRADUATE' }))
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: {
        '/email': 'E-mail must be valid',
        '/id_number': 'ID should be at least 6 characters',
        '/password': expect.stringContaining('8 to 16'),
        '/confirmPassword': 'Password does not match',
      },
    })
  })

  test('an e-mail that is taken gets the same response; its owner gets an e-mail, nothing changes [AUTH-03]', async () => {
    const owner = await signedUp(server)
    const body = registration({ email: owner.email, password: 'Another#2026', confirmPassword: 'Another#2026' })
    const client = server.client()
    const answer = await client.post('auth/register', body)
    expect(objectIn(answer)).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), phone_no: '0712345678' })
    const id = textAt(answer, '/data/id')
    expect(refusalOf(await client.post('auth/verify-otp', { id, otp_code: '123456' }))).toEqual({
      status: 422,
      code: 'wrong-code',
    })
    const [message] = await messagesTo(server, 'demo', owner.email)
    expect(message?.subject).toBe('You have an account with Regalia Demo Institute already')
    expect((await login(owner.email)).status).toBe(200)
    const asRegistered = await login(owner.email, 'Another#2026')
    expect(refusalOf(asRegistered)).toMatchObject({ code: 'account-unverified' })
    const otp_code = await codeSentTo(server, 'demo', owner.email).catch(() => '123456')
    const given = await client.post('auth/verify-otp', { id: textAt(asRegistered, '/challenge/id'), otp_code })
    expect(refusalOf(given)).toMatchObject({ code: 'wrong-code' })
  })

  test('is refused where the organisation has closed it', async () => {
    await server.services.database.inTenant('ics', ({ db, tenant }) =>
      db
        .insertInto('settings')
        .values({
          tenant,
          id: '00000000-0000-4000-8000-000000000001',
          minor_settings: JSON.stringify({ registration: false }),
          site_installed_packages: '[]',
          site_colors: '[]',
          updated_at: server.clock.now(),
        })
        .execute(),
    )
    expect(refusalOf(await server.client('ics').post('auth/register', registration()))).toEqual({
      status: 403,
      code: 'registration-closed',
    })
  })
})

describe('an e-mail that a stranger registers', () => {
  const strangers = { phone: '0799999999', id_number: 'X9999999', category: 'GRADUATE' }
  const theirs = { password: 'Strange#2026', confirmPassword: 'Strange#2026' }
  const mine = { password: 'Owner#2026', confirmPassword: 'Owner#2026', phone: '0712000111', id_number: 'B7654321' }
  const notMine = { status: 422, code: 'wrong-credentials' }
  const register = async (body: JsonObject) => textAt(await server.client().post('auth/register', body), '/data/id')
  const accounts = (email: string) =>
    server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('users').select(['id', 'phone', 'id_number']).where('email', '=', email).execute(),
    )

  test('is no account, and gets them nothing by SMS that activates one', async () => {
    const { email } = registration()
    await register(registration({ ...strangers, ...theirs, email }))
    expect(await accounts(email)).toEqual([])
    await expect(codeSentTo(server, 'demo', strangers.phone)).rejects.toThrow('No code')
  })

  test('asks its owner for a password at the link, and keeps nothing that the stranger chose', async () => {
    const { email } = registration()
    const id = await register(registration({ ...strangers, ...theirs, email }))
    // Whoever registered can get another link by signing in.
    expect(refusalOf(await login(email, theirs.password))).toMatchObject({ code: 'account-unverified' })
    const activation_code = await linkSentTo(server, 'demo', email)
    const owner = server.client()
    const other = await register(registration())
    for (const proof of [{}, { id: 'unknown' }, { id: other }]) {
      const asked = await owner.post('auth/verify', { activation_code, ...proof })
      expect(refusalOf(asked)).toEqual({ status: 422, code: 'password-needed' })
    }
    const weak = await owner.post('auth/verify', {
      ...mine,
      activation_code,
      password: 'weak',
      confirmPassword: 'weak',
    })
    expect(refusalOf(weak)).toMatchObject({ code: 'invalid', errors: { '/password': expect.any(String) } })
    dataOf(await owner.post('auth/verify', { activation_code, ...mine }))
    expect((await login(email, mine.password)).status).toBe(200)
    expect(await accounts(email)).toMatchObject([{ phone: mine.phone, id_number: mine.id_number }])
    expect(refusalOf(await login(email, theirs.password))).toEqual(notMine)
    const again = await owner.post('auth/verify', { activation_code, id })
    expect(refusalOf(again)).toMatchObject({ code: 'link-over' })
  })

  test.each([
    ['before its owner', ['theirs', 'mine']],
    ['after its owner', ['mine', 'theirs']],
    ['before and after', ['theirs', 'mine', 'theirs']],
  ] as const)('%s, takes nothing from the registration of the owner', async (_when, order) => {
    const { email } = registration()
    const bodies = { mine: registration({ ...mine, email }), theirs: registration({ ...strangers, ...theirs, email }) }
    const made: { readonly whose: 'mine' | 'theirs'; readonly id: string; readonly code: string }[] = []
    for (const whose of order) {
      server.clock.advance({ seconds: 1 })
      const id = await register(bodies[whose])
      made.push({ whose, id, code: await codeSentTo(server, 'demo', email) })
    }
    const own = made.find(({ whose }) => whose === 'mine')
    const answer = await server.client().post('auth/verify-otp', { id: own?.id ?? '', otp_code: own?.code ?? '' })
    expect(objectIn(answer)).toMatchObject({ token: expect.any(String), user: { email } })
    expect(await accounts(email)).toMatchObject([{ phone: mine.phone, id_number: mine.id_number }])
    expect((await login(email, mine.password)).status).toBe(200)
    for (const { id, code } of made.filter(({ whose }) => whose === 'theirs')) {
      const late = await server.client().post('auth/verify-otp', { id, otp_code: code })
      expect(refusalOf(late)).toEqual({ status: 422, code: 'code-over' })
    }
    expect((await login(email, theirs.password)).status).not.toBe(200)
  })

  test('leaves the first password, link and code as they are', async () => {
    const { email } = registration()
    const id = await register(registration({ ...mine, email }))
    const activation_code = await linkSentTo(server, 'demo', email)
    server.clock.advance({ seconds: 1 })
    await register(registration({ ...strangers, ...theirs, email }))
    expect(refusalOf(await login(email, mine.password))).toMatchObject({ code: 'account-unverified' })
    const owner = server.client()
    // Signing in sent another link for the registration; the stranger's registration did not change it.
    const current = await linkSentTo(server, 'demo', email)
    expect(current).not.toBe(activation_code)
    dataOf(await owner.post('auth/verify', { activation_code: current, id }))
    expect((await login(email, mine.password)).status).toBe(200)
  })

  test('gets no link to set a password before the e-mail is proved', async () => {
    const { email } = registration()
    await register(registration({ ...theirs, email }))
    const before = (await messagesTo(server, 'demo', email)).length
    dataOf(await server.client().post('auth/password-reset', { email }))
    expect(await messagesTo(server, 'demo', email)).toHaveLength(before)
  })

  test('by two at once, becomes one account', async () => {
    const { email } = registration()
    const made: { readonly id: string; readonly otp_code: string }[] = []
    for (let time = 0; time < 3; time += 1) {
      server.clock.advance({ seconds: 1 })
      const id = await register(registration({ email }))
      made.push({ id, otp_code: await codeSentTo(server, 'demo', email) })
    }
    const answers = await Promise.all(made.map((body) => server.client().post('auth/verify-otp', body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2)
    expect(await accounts(email)).toHaveLength(1)
  })
})

describe('one-time codes', () => {
  const challenge = async () => {
    const body = registration()
    const client = server.client()
    const id = textAt(await client.post('auth/register', body), '/data/id')
    const code = () => codeSentTo(server, 'demo', body.email)
    return { client, id, code, wrong: (await code()) === '000000' ? '000001' : '000000' }
  }

  test('have five tries; after them even the right code is refused [AUTH-11]', async () => {
    const { client, id, code, wrong } = await challenge()
    for (let i = 0; i < 5; i += 1) {
      expect(refusalOf(await client.post('auth/verify-otp', { id, otp_code: wrong }))).toMatchObject({
        code: 'wrong-code',
      })
    }
    const otp_code = await code()
    expect(refusalOf(await client.post('auth/verify-otp', { id, otp_code }))).toEqual({
      status: 422,
      code: 'code-over',
    })
  })

  test('expire after ten minutes [AUTH-11]', async () => {
    const { client, id, code } = await challenge()
    const otp_code = await code()
    server.clock.advance({ minutes: 10 })
    expect(refusalOf(await client.post('auth/verify-otp', { id, otp_code }))).toMatchObject({ code: 'code-over' })
  })

  test('work once [AUTH-11]', async () => {
    const { client, id, code } = await challenge()
    const otp_code = await code()
    dataOf(await client.post('auth/verify-otp', { id, otp_code }))
    expect(refusalOf(await client.post('auth/verify-otp', { id, otp_code }))).toMatchObject({ code: 'code-over' })
  })

  test('can be sent again after a minute, a few times an hour [AUTH-11]', async () => {
    const { client, id, code } = await challenge()
    const early = await client.get(`auth/send-otp?user_id=${id}`)
    expect(refusalOf(early)).toEqual({ status: 429, code: 'too-many' })
    expect(early.headers['retry-after']).toBe('60')
    server.clock.advance({ seconds: 61 })
    expect(objectIn(await client.get(`auth/send-otp?user_id=${id}`))).toMatchObject({ id, resend_after: 60 })
    const second = await code()
    dataOf(await client.post('auth/verify-otp', { id, otp_code: second }))
    const other = await challenge()
    const statuses: number[] = []
    for (let i = 0; i < 7; i += 1) {
      server.clock.advance({ seconds: 61 })
      statuses.push((await other.client.get(`auth/send-otp?user_id=${other.id}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })

  test('of another organisation are refused', async () => {
    const { id, code } = await challenge()
    const otp_code = await code()
    expect(refusalOf(await server.client('iek').post('auth/verify-otp', { id, otp_code }))).toMatchObject({
      code: 'code-over',
    })
  })

  test('must have six characters [AUTH-11]', async () => {
    const { client, id } = await challenge()
    expect(refusalOf(await client.post('auth/verify-otp', { id, otp_code: '123' }))).toMatchObject({
      status: 422,
      code: 'invalid',
    })
  })

  test('need no id from a user who is signed in', async () => {
    const body = registration({ phone: '0733999888' })
    const client = await signedUp(server, 'demo', body)
    server.clock.advance({ minutes: 2 })
    expect(objectIn(await client.get('auth/send-otp'))).toMatchObject({ phone_no: '0733999888' })
    const otp_code = await codeSentTo(server, 'demo', '0733999888')
    expect(objectIn(await client.post('auth/verify-otp', { otp_code }))).toEqual({
      message: 'Successfully verified Otp',
    })
  })
})

describe('signing in', () => {
  test('answers with token, user and when the session ends; the e-mail’s case does not count [AUTH-13]', async () => {
    const { email } = await signedUp(server)
    const answer = await login(email.toUpperCase())
    expect(objectIn(answer)).toMatchObject({ token: expect.any(String), user: { email } })
    const seconds = (Date.parse(textAt(answer, '/data/expires_at')) - server.clock.now().getTime()) / 1000
    expect(Math.round(seconds)).toBe(sessionSeconds)
  })

  test('uses the declared messages [AUTH-02]', async () => {
    expect(refusalOf(await server.client().post('auth/login', {}))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { '/email': 'E-mail is required', '/password': 'Password is required' },
    })
    expect(refusalOf(await login('nobody'))).toMatchObject({ errors: { '/email': 'E-mail must be valid' } })
  })

  test('an unknown e-mail and a wrong password get the same answer [AUTH-03]', async () => {
    const { email } = await signedUp(server)
    const [known, unknown] = await Promise.all([
      login(email, 'Wrong#2026'),
      login('nobody@sample.example', 'Wrong#2026'),
    ])
    expect(refusalOf(known)).toEqual({ status: 422, code: 'wrong-credentials' })
    expect(refusalOf(unknown)).toEqual(refusalOf(known))
    expect(textAt(unknown, '/message')).toBe(textAt(known, '/message'))
  })

  test('is blocked after repeated failures, from any address and with any password, and reports until when [AUTH-03]', async () => {
    const { email } = await signedUp(server)
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) statuses.push((await login(email, 'Wrong#2026')).status)
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 422))
    const refused = await login(email)
    expect(refusalOf(refused)).toEqual({ status: 429, code: 'too-many' })
    expect(refused.headers['retry-after']).toBe('900')
    expect(textAt(refused, '/message')).toBe('Too many attempts. Try again in 15 minutes.')
    server.clock.advance({ minutes: 15, seconds: 1 })
    expect((await login(email)).status).toBe(200)
  })

  test('an address that tries many accounts, known or not, is blocked [AUTH-03]', async () => {
    const client = server.client()
    const statuses: number[] = []
    for (let i = 0; i < 61; i += 1) {
      statuses.push((await client.post('auth/login', { email: `nobody${i}@x.example`, password: 'Wrong#2026' })).status)
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })

  test('an account that is not activated gets a new code and the way to enter it', async () => {
    const body = registration()
    const client = server.client()
    await client.post('auth/register', body)
    server.clock.advance({ minutes: 2 })
    const refused = await login(body.email)
    expect(refusalOf(refused)).toEqual({ status: 403, code: 'account-unverified' })
    const id = textAt(refused, '/challenge/id')
    const otp_code = await codeSentTo(server, 'demo', body.email)
    dataOf(await client.post('auth/verify-otp', { id, otp_code }))
  })

  test('an account of one organisation is unknown to another [PLAT-01]', async () => {
    const { email } = await signedUp(server)
    expect(refusalOf(await login(email, goodPassword, 'iek'))).toMatchObject({ code: 'wrong-credentials' })
  })
})

describe('sessions', () => {
  test('a call that needs one responds with 401 to none, a wrong one and an expired one [AUTH-13]', async () => {
    const client = await signedUp(server)
    const nobody = server.client()
    expect(refusalOf(await nobody.get('auth/user'))).toEqual({ status: 401, code: 'no-session' })
    nobody.token = 'x'.repeat(43)
    expect(refusalOf(await nobody.get('auth/user'))).toEqual({ status: 401, code: 'session-over' })
    server.clock.advance({ hours: 12 })
    expect(refusalOf(await client.get('auth/user'))).toEqual({ status: 401, code: 'session-over' })
  })

  test('log-out ends it on the server too [AUTH-13]', async () => {
    const client = await signedUp(server)
    dataOf(await client.post('auth/logout'))
    expect(refusalOf(await client.get('auth/user'))).toEqual({ status: 401, code: 'session-over' })
  })

  test('a token of one organisation is no session at another [PLAT-01]', async () => {
    const client = await signedUp(server)
    const elsewhere = server.client('iek')
    elsewhere.token = client.token
    expect(refusalOf(await elsewhere.get('auth/user'))).toEqual({ status: 401, code: 'session-over' })
  })

  test('neither tokens, codes nor passwords are stored as they are [AUTH-13]', async () => {
    const client = await signedUp(server)
    const stored = await server.services.database.inTenant('demo', async ({ db }) => [
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('challenges').selectAll().execute(),
      await db.selectFrom('users').select('password_hash').execute(),
    ])
    const text = JSON.stringify(stored)
    expect(text).not.toContain(client.token)
    expect(text).not.toContain(goodPassword)
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})

describe('passwords', () => {
  test('a reset link is sent without revealing whether the account exists, works once, for an hour [AUTH-05]', async () => {
    const client = await signedUp(server)
    const nobody = server.client()
    const asked = await nobody.post('auth/password-reset', { email: client.email })
    const unknown = await nobody.post('auth/password-reset', { email: 'nobody@sample.example' })
    expect(dataOf(asked)).toEqual(dataOf(unknown))
    const token = await linkSentTo(server, 'demo', client.email)
    const fresh = { password: 'Brand!new1', confirmPassword: 'Brand!new1' }
    dataOf(await nobody.post('auth/password', { ...fresh, token }))
    expect(refusalOf(await nobody.post('auth/password', { ...fresh, token }))).toEqual({
      status: 422,
      code: 'link-over',
    })
    expect((await login(client.email, 'Brand!new1')).status).toBe(200)
    expect(refusalOf(await client.get('auth/user'))).toMatchObject({ status: 401 })
    await nobody.post('auth/password-reset', { email: client.email })
    server.clock.advance({ hours: 1 })
    const late = await linkSentTo(server, 'demo', client.email)
    expect(refusalOf(await nobody.post('auth/password', { ...fresh, token: late }))).toMatchObject({
      code: 'link-over',
    })
  })

  test('a link can be tried any number of times without being used up, until it is used or expires [AUTH-05]', async () => {
    const client = await signedUp(server)
    const nobody = server.client()
    await nobody.post('auth/password-reset', { email: client.email })
    const token = await linkSentTo(server, 'demo', client.email)
    const open = async (code: string) => (await nobody.post('auth/password-link', { token: code })).status
    for (let i = 0; i < 70; i += 1) expect(await open(token)).toBe(200)
    expect((await server.client('iek').post('auth/password-link', { token })).status).toBe(422)
    dataOf(await nobody.post('auth/password', { password: 'Brand!new1', confirmPassword: 'Brand!new1', token }))
    expect(await open(token)).toBe(422)
    await nobody.post('auth/password-reset', { email: client.email })
    const late = await linkSentTo(server, 'demo', client.email)
    expect(await open(late)).toBe(200)
    server.clock.advance({ hours: 1 })
    expect(refusalOf(await nobody.post('auth/password-link', { token: late }))).toMatchObject({ code: 'link-over' })
  })

  test('links are sent a few times an hour at most [AUTH-05]', async () => {
    const client = await signedUp(server)
    const statuses: number[] = []
    for (let i = 0; i < 6; i += 1) {
      statuses.push((await server.client().post('auth/password-reset', { email: client.email })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('changing it requires the current one and ends every other session [AUTH-13 AUTH-14]', async () => {
    const client = await signedUp(server)
    const other = server.client()
    other.token = textAt(await login(client.email), '/data/token')
    const change = { currentPassword: goodPassword, password: 'Brand!new1', confirmPassword: 'Brand!new1' }
    expect(
      refusalOf(await client.post('auth/set-password', { ...change, currentPassword: 'Wrong#2026' })),
    ).toMatchObject({
      status: 422,
      code: 'wrong-password',
    })
    expect(objectIn(await client.post('auth/set-password', change))).toEqual({ message: 'Password Changed Successful' })
    expect((await client.get('auth/user')).status).toBe(200)
    expect(refusalOf(await other.get('auth/user'))).toMatchObject({ status: 401 })
    expect((await login(client.email, 'Brand!new1')).status).toBe(200)
  })

  test('a new one follows the rule and equals its confirmation [AUTH-06]', async () => {
    const client = await signedUp(server)
    const change = { currentPassword: goodPassword, password: 'nodigitsorcaps', confirmPassword: 'else' }
    const { errors } = refusalOf(await client.post('auth/set-password', change))
    expect(errors).toEqual({ '/password': expect.any(String), '/confirmPassword': 'Password does not match' })
  })
})

describe('notification preferences', () => {
  test('are stored and returned with the user [AUTH-14]', async () => {
    const client = await signedUp(server)
    const wanted = { email_reminders: false, email_updates: true, sms_reminders: true, sms_updates: false }
    expect(objectIn(await client.post('auth/notification', wanted))).toEqual(wanted)
    expect(objectIn(await client.get('auth/user'))).toMatchObject(wanted)
  })
})

describe('a password that many people use', () => {
  const passwords = ['Password1!', 'P@ssw0rd1', 'Welcome@123', 'Qwerty123!', 'Il0veyou1!', '1q2w3e4R!']
  const refused = { status: 422, code: 'invalid', errors: { '/password': expect.stringContaining('easily guessed') } }
  const both = (password: string) => ({ password, confirmPassword: password })

  test.each(passwords)('is refused wherever one is set: %s [AUTH-06]', async (password) => {
    const anybody = server.client()
    const client = await signedUp(server)
    const waiting = registration()
    await anybody.post('auth/register', waiting)
    const activation_code = await linkSentTo(server, 'demo', waiting.email)
    const particulars = { phone: '0712345678', id_number: 'A1234567' }
    const answers = [
      await anybody.post('auth/register', registration(both(password))),
      await anybody.post('auth/createFirm', firmRegistration(both(password))),
      await anybody.post('auth/verify', { activation_code, ...particulars, ...both(password) }),
      await anybody.post('auth/password', { ...both(password), token: 'any' }),
      await anybody.post('auth/activation/activate', { ...both(password), email: waiting.email, otp_code: '123456' }),
      await client.post('auth/set-password', { ...both(password), currentPassword: goodPassword }),
    ]
    for (const answer of answers) expect(refusalOf(answer)).toEqual(refused)
  })

  test.each(['Quiet#River7', 'Gepard#2026', 'Nairobi!7x'])('is not every other: %s [AUTH-06]', async (password) => {
    const answer = await server.client().post('auth/register', registration(both(password)))
    expect(answer.status).toBe(200)
  })
})
