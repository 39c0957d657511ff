import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { PasswordHasher } from '../../src/server/platform/secrets/password-hasher.ts'
import type { Database } from '../../src/server/platform/database/database.ts'
import { buildApp } from '../../src/server/start/app.ts'
import { refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { codeSentTo, goodPassword, linkSentTo, messagesTo, registration, signedUp } from './test-accounts.ts'
import { TestClient } from './test-client.ts'
import type { Answer } from './test-client.ts'
import { claimOf, sampleMember, searchPath } from './test-members.ts'

let server: TestServer
let app: Awaited<ReturnType<typeof buildApp>>
/** The hashing work in order: the part of a response time that depends on passwords. */
const work: string[] = []
/** The kinds of the statements that ran, in order. */
const statements: string[] = []

beforeAll(async () => {
  server = await startSampleServer()
  app = await buildApp({
    ...server.services,
    passwords: recorded(server.services.passwords),
    database: watched(server.services.database),
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

/** The hasher, recording each of its calls. */
function recorded(hasher: PasswordHasher): PasswordHasher {
  const noted = <Result>(kind: string, result: Promise<Result>): Promise<Result> => {
    work.push(kind)
    return result
  }
  return {
    hash: (password) => noted('hash', hasher.hash(password)),
    verify: (hash, password) => noted('verify', hasher.verify(hash, password)),
  }
}

/** The database, recording the kind of each statement. */
function watched(database: Database): Database {
  const watcher: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    ...database,
    inTenant: (tenant, work) => database.inTenant(tenant, (tx) => work({ ...tx, db: tx.db.withPlugin(watcher) })),
  }
}

/** A client with an address of its own. */
const visitor = (): TestClient => new TestClient(app, 'demo')

interface Outcome {
  readonly status: number
  readonly body: JsonObject
  readonly work: readonly string[]
  readonly statements: readonly string[]
}

/**
 * What a caller can observe of a response: status, body without ids, and the work that it took in hashes and
 * statements.
 */
async function outcomeOf(call: (client: TestClient) => Promise<Answer>): Promise<Outcome> {
  work.length = 0
  statements.length = 0
  const { status, json } = await call(visitor())
  return { status, body: withoutIds(isJsonObject(json) ? json : {}), work: [...work], statements: [...statements] }
}

function withoutIds({ correlationId: _id, data, challenge, ...body }: JsonObject): JsonObject {
  return {
    ...body,
    ...(data !== undefined && { data: veiled(data) }),
    ...(challenge !== undefined && { challenge: veiled(challenge) }),
  }
}

const veiled = (value: JsonValue): JsonValue =>
  isJsonObject(value) && typeof value.id === 'string' ? { ...value, id: value.id.replaceAll(/[\w-]/g, 'x') } : value

const set = (token: string) => ({ password: goodPassword, confirmPassword: goodPassword, token })

/** Registers an e-mail, each time as another visitor; returns the challenge's id. */
const registered = async (email: string): Promise<string> =>
  textAt(await visitor().post('auth/register', registration({ email })), '/data/id')

const wrongCode = (id: string) => ({ id, otp_code: '000000' })

const codeBody = (email: string, otp_code = '000000') => ({
  email,
  otp_code,
  password: goodPassword,
  confirmPassword: goodPassword,
})

test('only failures of an address count, and a success does not allow more of them [AUTH-03]', async () => {
  const owner = await signedUp(server)
  const client = visitor()
  const signIn = async (email: string, password: string) =>
    (await client.post('auth/login', { email, password })).status
  const fail = () => signIn(`${randomUUID()}@sample.example`, 'Wrong#2026')
  for (let time = 0; time < 65; time += 1) expect(await signIn(owner.email, goodPassword)).toBe(200)
  for (let time = 0; time < 30; time += 1) expect(await fail()).toBe(422)
  expect(await signIn(owner.email, goodPassword)).toBe(200)
  for (let time = 0; time < 30; time += 1) expect(await fail()).toBe(422)
  expect(await fail()).toBe(429)
})

describe('nobody learns whether an account exists [AUTH-03 AUTH-05]', () => {
  test('by signing in: unknown, wrong, and never activated [AUTH-03]', async () => {
    const owner = await signedUp(server)
    const waiting = registration()
    await server.client().post('auth/register', waiting)
    const emails = ['nobody@sample.example', owner.email, waiting.email]
    const login = (email: string) => outcomeOf((client) => client.post('auth/login', { email, password: 'Wrong#2026' }))
    const [unknown, ...others] = [
      await login(emails[0] ?? ''),
      await login(emails[1] ?? ''),
      await login(emails[2] ?? ''),
    ]
    expect(unknown).toMatchObject({
      status: 422,
      body: { code: 'wrong-credentials' },
      work: ['verify', 'verify', 'verify'],
    })
    for (const other of others) expect(other).toEqual(unknown)
  })

  test('by requesting a link [AUTH-05]', async () => {
    const owner = await signedUp(server)
    const ask = (email: string) => outcomeOf((client) => client.post('auth/password-reset', { email }))
    const unknown = await ask('nobody@sample.example')
    expect(unknown).toMatchObject({ status: 200, work: [] })
    expect(unknown.statements.length).toBeGreaterThan(4)
    expect(await ask(owner.email)).toEqual(unknown)
    expect(await linkSentTo(server, 'demo', owner.email)).toMatch(/^[\w-]{20,}$/)
    expect(await messagesTo(server, 'demo', 'nobody@sample.example')).toEqual([])
  })

  const kinds = ['free', 'registered before', 'in use'] as const

  const address = async (kind: (typeof kinds)[number]): Promise<string> => {
    if (kind === 'in use') return (await signedUp(server)).email
    const { email } = registration()
    if (kind === 'registered before') await registered(email)
    return email
  }

  test('by registering, requesting another code, or entering one [AUTH-03 AUTH-11]', async () => {
    const learned: Outcome[][] = []
    for (const kind of kinds) {
      const email = await address(kind)
      const registering = await outcomeOf((client) => client.post('auth/register', registration({ email })))
      const id = await registered(email)
      server.clock.advance({ minutes: 2 })
      const asking = await outcomeOf((client) => client.get(`auth/send-otp?user_id=${id}`))
      const giving = await outcomeOf((client) => client.post('auth/verify-otp', wrongCode(id)))
      learned.push([registering, asking, giving])
    }
    const [free, ...others] = learned
    expect(free).toMatchObject([{ status: 200, work: ['hash'] }, { status: 200 }, { body: { code: 'wrong-code' } }])
    for (const { statements: made } of free ?? []) expect(made.length).toBeGreaterThan(2)
    for (const other of others) expect(other).toEqual(free)
  })

  test('by signing in with the password that was registered with an e-mail [AUTH-03]', async () => {
    const password = 'Okapi#2026'
    const learned: Outcome[][] = []
    for (const kind of kinds) {
      const email = await address(kind)
      await visitor().post('auth/register', registration({ email, password, confirmPassword: password }))
      server.clock.advance({ minutes: 2 })
      const login = (given: string) => outcomeOf((client) => client.post('auth/login', { email, password: given }))
      const [once, again, wrong] = [await login(password), await login(password), await login('Wrong#2026')]
      learned.push([once, again, wrong])
    }
    const [free, ...others] = learned
    expect(free).toMatchObject([
      { status: 403, body: { code: 'account-unverified' }, work: ['verify', 'verify', 'verify'] },
      { status: 403 },
      { status: 422 },
    ])
    for (const other of others) expect(other).toEqual(free)
  })

  test('and its owner can still sign in after somebody else registered it [AUTH-03]', async () => {
    const owner = await signedUp(server)
    await registered(owner.email)
    expect((await visitor().post('auth/login', { email: owner.email, password: goodPassword })).status).toBe(200)
  })

  describe.each(kinds)('by registering an e-mail that is %s', (kind) => {
    test('twice, by either of the challenges [AUTH-03 AUTH-11]', async () => {
      const email = await address(kind)
      const first = await registered(email)
      const second = await registered(email)
      const give = async (id: string) => refusalOf(await visitor().post('auth/verify-otp', wrongCode(id)))
      expect(await give(first)).toEqual({ status: 422, code: 'wrong-code' })
      expect(await give(second)).toEqual({ status: 422, code: 'wrong-code' })
      server.clock.advance({ minutes: 2 })
      expect((await visitor().get(`auth/send-otp?user_id=${first}`)).status).toBe(200)
    })

    test('twice, by how many codes are sent [AUTH-03 AUTH-11]', async () => {
      const email = await address(kind)
      const statuses: number[] = []
      for (let time = 0; time < 2; time += 1) {
        const id = await registered(email)
        for (let nth = 0; nth < 4; nth += 1) {
          server.clock.advance({ minutes: 2 })
          statuses.push((await visitor().get(`auth/send-otp?user_id=${id}`)).status)
        }
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    })
  })

  test('by looking up a member, or entering a code [AUTH-12]', async () => {
    const member = sampleMember('M1001')
    const search = () => outcomeOf((client) => client.get(searchPath('M1001')))
    const activate = (email: string) =>
      outcomeOf((client) => client.post('auth/activation/activate', codeBody(email, '000000')))
    const before = await search()
    const unknown = await activate('nobody@sample.example')
    expect(unknown).toMatchObject({ status: 422, body: { code: 'activation-failed' }, work: ['hash'] })
    await server.client().post('auth/activation', claimOf(member))
    const code = await codeSentTo(server, 'demo', member.email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await outcomeOf((client) => client.post('auth/activation/activate', codeBody(member.email, wrong)))).toEqual(
      unknown,
    )
    expect((await server.client().post('auth/activation/activate', codeBody(member.email, code))).status).toBe(200)
    expect(await search()).toEqual(before)
    expect(await activate(member.email)).toEqual(unknown)
  })

  test('by a link’s code: unknown and used are alike [AUTH-05]', async () => {
    const owner = await signedUp(server)
    await owner.post('auth/password-reset', { email: owner.email })
    const used = await linkSentTo(server, 'demo', owner.email)
    const give = (token: string) => outcomeOf((client) => client.post('auth/password', set(token)))
    expect(await give(used)).toMatchObject({ status: 200 })
    const unknown = await give('unknown')
    expect(unknown).toMatchObject({ status: 422, body: { code: 'link-over' }, work: ['hash'] })
    expect(await give(used)).toEqual(unknown)
  })

  test('by opening a link: unknown and used are alike, without any hashing [AUTH-05]', async () => {
    const owner = await signedUp(server)
    await owner.post('auth/password-reset', { email: owner.email })
    const used = await linkSentTo(server, 'demo', owner.email)
    expect((await owner.post('auth/password', set(used))).status).toBe(200)
    const open = (token: string) => outcomeOf((client) => client.post('auth/password-link', { token }))
    const unknown = await open('unknown')
    expect(unknown).toMatchObject({ status: 422, body: { code: 'link-over' }, work: [] })
    expect(await open(used)).toEqual(unknown)
  })
})

/** A limited call. */
interface Limited {
  readonly title: string
  readonly allowed: number
  /** The same subject from new addresses, or the same address with new subjects. */
  readonly by: 'account' | 'address'
  readonly call: (client: TestClient, nth: number) => Promise<Answer>
}

const anyEmail = (): string => `${randomUUID()}@sample.example`
const lapsed = sampleMember('M1003')

const limited: readonly Limited[] = [
  {
    title: 'signing in to an account [AUTH-03]',
    allowed: 10,
    by: 'account',
    call: (client) => client.post('auth/login', { email: 'limited@sample.example', password: 'Wrong#2026' }),
  },
  {
    title: 'asking for a link for an account [AUTH-05]',
    allowed: 5,
    by: 'account',
    call: (client) => client.post('auth/password-reset', { email: 'limited@sample.example' }),
  },
  {
    title: 'asking for links from an address [AUTH-05]',
    allowed: 30,
    by: 'address',
    call: (client) => client.post('auth/password-reset', { email: anyEmail() }),
  },
  {
    title: 'registering an e-mail',
    allowed: 6,
    by: 'account',
    call: (client) => client.post('auth/register', registration({ email: 'limited@sample.example' })),
  },
  {
    title: 'registering from an address',
    allowed: 30,
    by: 'address',
    call: (client) => client.post('auth/register', registration()),
  },
  {
    title: 'giving codes from an address [AUTH-11]',
    allowed: 60,
    by: 'address',
    call: (client) => client.post('auth/verify-otp', { id: randomUUID(), otp_code: '000000' }),
  },
  {
    title: 'giving activation links from an address',
    allowed: 30,
    by: 'address',
    call: (client) => client.post('auth/verify', { activation_code: randomUUID() }),
  },
  {
    title: 'giving password links from an address [AUTH-05]',
    allowed: 30,
    by: 'address',
    call: (client) => client.post('auth/password', set(randomUUID())),
  },
  {
    title: 'opening password links from an address [AUTH-05]',
    allowed: 60,
    by: 'address',
    call: (client) => client.post('auth/password-link', { token: randomUUID() }),
  },
  {
    title: 'looking up one number [AUTH-12]',
    allowed: 20,
    by: 'account',
    call: (client) => client.get(searchPath('M1003')),
  },
  {
    title: 'looking up numbers from an address [AUTH-12]',
    allowed: 30,
    by: 'address',
    call: (client, nth) => client.get(searchPath(`X${nth}`)),
  },
  {
    title: 'claiming one membership [AUTH-12]',
    allowed: 6,
    by: 'account',
    call: (client) => client.post('auth/activation', claimOf(lapsed, { IdentificationDocumentNo: 'A9999999' })),
  },
  {
    title: 'claiming memberships from an address [AUTH-12]',
    allowed: 30,
    by: 'address',
    call: (client, nth) => client.post('auth/activation', claimOf(lapsed, { memberNo: `X${nth}` })),
  },
  {
    title: 'giving activation codes for an e-mail [AUTH-12]',
    allowed: 10,
    by: 'account',
    call: (client) => client.post('auth/activation/activate', codeBody('limited@sample.example')),
  },
  {
    title: 'giving activation codes from an address [AUTH-12]',
    allowed: 60,
    by: 'address',
    call: (client) => client.post('auth/activation/activate', codeBody(anyEmail())),
  },
]

describe('is limited, and allowed again at the time in the response', () => {
  test.each(limited)('$title', async ({ allowed, by, call }) => {
    server.clock.advance({ hours: 2 })
    const same = visitor()
    for (let nth = 0; nth < allowed; nth += 1) {
      const answer = await call(by === 'address' ? same : visitor(), nth)
      expect(answer.status, `attempt ${nth + 1}: ${answer.text}`).not.toBe(429)
    }
    const client = by === 'address' ? same : visitor()
    const refused = await call(client, allowed)
    expect(refusalOf(refused)).toEqual({ status: 429, code: 'too-many' })
    expect(textAt(refused, '/message')).toMatch(/^Too many attempts\. Try again in \d+ (?:seconds|minutes)\.$/)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    server.clock.advance({ seconds: seconds - 5 })
    expect((await call(client, allowed)).status).toBe(429)
    server.clock.advance({ seconds: 5 })
    expect((await call(client, allowed)).status).not.toBe(429)
  })

  test('having codes sent from an address [AUTH-11]', async () => {
    server.clock.advance({ hours: 2 })
    const ids: string[] = []
    for (let nth = 0; nth < 31; nth += 1) {
      ids.push(textAt(await visitor().post('auth/register', registration()), '/data/id'))
    }
    server.clock.advance({ minutes: 2 })
    const client = visitor()
    const statuses: number[] = []
    for (const id of ids) statuses.push((await client.get(`auth/send-otp?user_id=${id}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })

  test('each organisation counts separately [PLAT-01]', async () => {
    server.clock.advance({ hours: 2 })
    const ask = (tenant: string) =>
      new TestClient(app, tenant).post('auth/password-reset', { email: 'limited@sample.example' })
    for (let nth = 0; nth < 5; nth += 1) expect((await ask('demo')).status).toBe(200)
    expect((await ask('demo')).status).toBe(429)
    expect((await ask('iek')).status).toBe(200)
  })
})
