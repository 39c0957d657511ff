import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { readEnvironment } from '../../src/server/platform/environment.ts'
import type { OutboxMessage } from '../../src/server/messages/outbox.ts'
import { listMessages } from '../../src/server/messages/outbox.ts'
import { PortalOrigins } from '../../src/server/platform/origins.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { dataOf, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { firmRegistration, registration, signedUp } from './test-accounts.ts'
import { TestClient } from './test-client.ts'
import { fileLike, formOf } from './test-files.ts'
import { claimOf, idOf, sampleMember, signedInAs } from './test-members.ts'
import { makeMember } from './test-profiles.ts'

const origin = 'https://members.demo.example:8443'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer({ variables: { ORIGINS: `demo=${origin}`, TRUSTED_PROXIES: '1' } })
})
afterAll(() => server.close())

/** What an attacker writes into a request through a proxy, each header with a recognisable address. */
const poison = {
  host: 'demo.localhost:666',
  'x-forwarded-host': 'evil.example, localhost:80@evil.example',
  'x-forwarded-proto': 'https://evil.example/?',
  'x-forwarded-port': '666',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
  'x-rewrite-url': 'https://evil.example/',
  forwarded: 'host=evil.example;proto=evil',
  origin: 'https://evil.example',
  referer: 'https://evil.example/forgot-password',
}

/** Makes a call with poisoned headers. */
type Call = (client: TestClient, path: string, body?: JsonObject) => Promise<void>

interface Row {
  /** The kinds of messages that it sends; `code` is a text message. */
  readonly kinds: readonly string[]
  /** Prepares with clean headers, then calls with poisoned ones. */
  send(call: Call): Promise<void>
}

/** Every call that sends an e-mail or a text message. */
const rows: Readonly<Record<string, Row>> = {
  'auth/register': {
    kinds: ['activation', 'code'],
    send: (call) => call(server.client(), 'auth/register', registration()),
  },
  'auth/register of an e-mail that is taken': {
    kinds: ['taken', 'code'],
    send: async (call) => {
      const { email } = await signedUp(server)
      server.clock.advance({ minutes: 1 })
      await call(server.client(), 'auth/register', registration({ email }))
    },
  },
  'auth/createFirm': {
    kinds: ['activation', 'code'],
    send: (call) => call(server.client(), 'auth/createFirm', firmRegistration()),
  },
  'auth/login before the code was entered': {
    kinds: ['activation'],
    send: async (call) => {
      const body = registration()
      dataOf(await server.client().post('auth/register', body))
      server.clock.advance({ minutes: 2 })
      await call(server.client(), 'auth/login', { email: body.email, password: body.password })
    },
  },
  'auth/send-otp': {
    kinds: ['activation'],
    send: async (call) => {
      const id = textAt(await server.client().post('auth/register', registration()), '/data/id')
      server.clock.advance({ minutes: 2 })
      await call(server.client(), `auth/send-otp?user_id=${id}`)
    },
  },
  'auth/send-otp of a session': {
    kinds: ['code'],
    send: async (call) => call(await signedUp(server), 'auth/send-otp'),
  },
  'auth/password-reset': {
    kinds: ['password-reset'],
    send: (call) => call(server.client(), 'auth/password-reset', { email: 'begun@sample.example' }),
  },
  'auth/activation': {
    kinds: ['member-activation', 'code'],
    send: (call) => call(server.client(), 'auth/activation', claimOf(sampleMember('M1001'))),
  },
  'profile/referee/send_email': {
    kinds: ['referee-request', 'referee-reminder'],
    send: async (call) => {
      const { client } = await makeMember(server, 'demo')
      const person = { refereeType: 'REFEREE', MemberNo: 'M1001', Name: 'AMINA EXAMPLE ACTIVE', PhoneNo: '0700001001' }
      const referee = { ...person, Email: 'active@sample.example' }
      const { EntryNo = null } = objectIn(await client.post('profile/referee/add', referee))
      await call(client, 'profile/referee/send_email', { EntryNo })
    },
  },
  'admin/updateUser': {
    kinds: ['account-changed'],
    send: async (call) => {
      const { email } = await signedUp(server)
      const changed = { email, phone_no: '0733000333' }
      await call(
        await signedInAs(server, 'admin'),
        `admin/updateUser/${await idOf(server, email.toLowerCase())}`,
        changed,
      )
    },
  },
  'admin/sendActivationLink': {
    kinds: ['password-link'],
    send: async (call) => {
      const { email } = await signedUp(server)
      await call(await signedInAs(server, 'admin'), 'admin/sendActivationLink', {
        id: await idOf(server, email.toLowerCase()),
      })
    },
  },
  'admin/finance/refunds': {
    kinds: ['refund-paid'],
    send: async (call) => {
      const { profileId } = await makeMember(server, 'demo')
      await server.services.database.inTenant('demo', (tx) => updateProfile(tx, profileId, { member_no: 'O-1' }))
      const officer = await signedInAs(server, 'finance')
      const paid = { payer: 'O-1', name: 'Whoever was found', reference: 'CREDIT-OF-O-1' }
      const transfer = { ...paid, amount: 100, paidOn: server.clock.now().toISOString().slice(0, 10) }
      const slip = fileLike({ name: 'slip.pdf', mediaType: 'application/pdf' })
      dataOf(await officer.postForm('admin/finance/transfers', formOf(transfer, { slip })))
      await call(officer, 'admin/finance/refunds', { ...paid, amount: 30, reference: 'BACK-TO-O-1' })
    },
  },
  'admin/staff/invite': {
    kinds: ['staff-added'],
    send: async (call) => {
      const invited = { email: 'new.staff@sample.example', roles: ['registrar'] }
      await call(await signedInAs(server, 'superadmin'), 'admin/staff/invite', invited)
    },
  },
}

const poisoned: Call = async (client, path, body) => {
  const options = { headers: poison }
  const answer = body ? await client.post(path, body, options) : await client.get(path, options)
  expect([200, 403], answer.text).toContain(answer.status)
}

const messages = (): Promise<readonly OutboxMessage[]> =>
  server.services.database.inTenant('demo', (tx) => listMessages(tx, 10_000))

/** The messages that some work queues, including scheduled ones. */
async function queuedBy(work: () => Promise<void>): Promise<readonly OutboxMessage[]> {
  const before = new Set((await messages()).map(({ id }) => id))
  await work()
  return (await messages()).filter(({ id }) => !before.has(id))
}

const texts = (): Readonly<Record<string, string>> =>
  server.services.tenants.all.find(({ id }) => id === 'demo')?.texts ?? {}

/**
 * An operator's command adds administrators, and jobs remind of fees and report publications that failed, all without a
 * request. The news of a case links to the origin itself. What became of a payment is sent as what became of a refund.
 */
const sentWithoutRow = [
  'case',
  'publication-failed',
  'administrator-added',
  'fee-reminder',
  'payment-received',
  'payment-kept',
  'payment-failed',
  'payment-unconfirmed',
  'payment-examined',
  'payment-returned',
  'receipt-reversed',
]

describe('links in messages', () => {
  test('lead to the declared origin, whatever the headers of the request say: the table has every kind with a link', () => {
    const linked = Object.keys(texts()).flatMap((key) => /^mail\.(.+)\.action$/.exec(key)?.[1] ?? [])
    const tried = new Set(Object.values(rows).flatMap(({ kinds }) => kinds))
    expect(linked.filter((kind) => !tried.has(kind))).toEqual(sentWithoutRow)
  })

  test.each(Object.entries(rows))('%s', async (_path, { kinds, send }) => {
    const queued: OutboxMessage[] = []
    await send(async (client, path, body) => {
      queued.push(...(await queuedBy(() => poisoned(client, path, body))))
    })
    const subjects = queued.map(({ subject }) => subject)
    for (const kind of kinds.filter((name) => name !== 'code')) {
      const subject = (texts()[`mail.${kind}.subject`] ?? '').split('{')[0] ?? ''
      expect(
        subjects.some((text) => text?.startsWith(subject)),
        `${kind} in ${subjects.join(', ')}`,
      ).toBe(true)
    }
    expect(queued.some(({ channel }) => channel === 'sms')).toBe(kinds.includes('code'))
    for (const { channel, body_text, body_html } of queued) {
      const text = `${body_text} ${body_html ?? ''}`
      // Without its colon, the port may be a part of a one-time code.
      expect(text).not.toMatch(/evil|:666/)
      const links = [...text.matchAll(/\bhttps?:[^\s"<>]+/g)].map(([link]) => new URL(link).origin)
      expect(new Set(links)).toEqual(new Set(channel === 'email' ? [origin] : []))
    }
  })

  test('in sample mode lead to this machine where nothing is declared', async () => {
    const host = (id: string) => {
      const tenant = server.services.tenants.all.find((candidate) => candidate.id === id)
      return tenant && new PortalOrigins({ mode: 'sample', port: 4321, origins: new Map() }, [tenant]).of(tenant)
    }
    expect(host('demo')).toBe('http://localhost:4321')
    expect(host('iek')).toBe('http://iek.localhost:4321')
  })

  test('have the port that the system chose', async () => {
    const other = await startTestServer({ variables: { PORT: '0' } })
    try {
      const address = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
      const [tenant] = other.services.tenants.all.filter(({ id }) => id === 'demo')
      expect(tenant && other.services.origins.of(tenant)).toBe(`http://localhost:${address.port}`)
    } finally {
      await other.close()
    }
  })
})

describe('the Host of a request', () => {
  const refused = [
    'localhost:80@evil.example',
    'demo.localhost@evil.example',
    'demo.localhost, evil.example',
    'demo.localhost/evil.example',
    'demo.localhost?evil',
    'demo.localhost#evil',
    String.raw`demo.localhost\evil`,
    'demo.localhost:80:80',
    'demo.localhost:port',
    'demo.localhost:123456',
    '.demo.localhost',
    'demo..localhost',
    'demo.localhost evil',
    "demo.localhost'",
    '[::1',
    '[::1]evil',
    `${'a.'.repeat(200)}example`,
  ]
  test.each(refused)('%s is refused before anything else', async (host) => {
    const client = new TestClient(server.app, 'demo', host)
    const message = await queuedBy(async () => {
      const answer = await client.post('auth/password-reset', { email: 'begun@sample.example' })
      expect(refusalOf(answer)).toEqual({ status: 400, code: 'bad-request' })
    })
    expect(message).toEqual([])
    for (const path of ['/', '/livez', '/nowhere', '/assets/nothing.js', '/dev/outbox', '/api/company']) {
      expect((await client.get(path, { absolute: true })).status, path).toBe(400)
    }
  })

  test('alone decides which organisation is requested: claims of a proxy’s client do not', async () => {
    const answer = await server.client('iek').get('company', { headers: { 'x-forwarded-host': 'demo.localhost' } })
    expect(objectIn(answer)).toMatchObject({ displayName: 'Institution of Engineers in Kenya' })
  })

  test('may be the origin’s, which need not be among the declared hosts', async () => {
    const client = new TestClient(server.app, 'demo', 'members.demo.example:8443')
    expect(objectIn(await client.get('company'))).toMatchObject({ displayName: 'Regalia Demo Institute' })
  })

  test('requires encryption from then on if the origin has it, however the request arrived', async () => {
    const ofDemo = await server.client().get('company')
    expect(ofDemo.headers['strict-transport-security']).toBe('max-age=31536000')
    const ofIek = await server.client('iek').get('company', { headers: { 'x-forwarded-proto': 'https' } })
    expect(ofIek.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('in production mode', () => {
  const organisation = (declared?: string) => {
    const [tenant] = server.services.tenants.all.filter(({ id }) => id === 'demo')
    if (!tenant) throw new Error('There is no demo organisation.')
    return {
      id: tenant.id,
      declaration: { ...tenant.declaration, ...(declared !== undefined && { origin: declared }) },
    }
  }
  const start = (ORIGINS: string | undefined, declared?: string): string => {
    const environment = readEnvironment({ REGALIA_MODE: 'production', ORIGINS }, projectRoot)
    return new PortalOrigins(environment, [organisation(declared)]).of(organisation(declared))
  }

  test.each([
    [undefined, undefined, /organisation demo has no origin.*tenants\/demo\/tenant\.json.*ORIGINS/],
    ['', undefined, /organisation demo has no origin/],
    ['demo=http://members.example', undefined, /organisation demo is not encrypted/],
    [undefined, 'http://members.example', /organisation demo is not encrypted/],
    [
      'demo=https://members.example,other=https://other.example',
      undefined,
      /organisation other, which is not declared/,
    ],
    ['demo=members.example', undefined, /ORIGINS must hold/],
    ['demo=https://members.example/portal', undefined, /ORIGINS must hold/],
    ['demo=ftp://members.example', undefined, /ORIGINS must hold/],
    ['https://members.example', undefined, /ORIGINS must hold/],
  ])('ORIGINS %j and the declared origin %j do not start, with a sentence', (variable, declared, sentence) => {
    expect(() => start(variable, declared)).toThrow(sentence)
  })

  test.each([
    ['demo=https://members.example', undefined, 'https://members.example'],
    [undefined, 'https://declared.example', 'https://declared.example'],
    ['demo=https://members.example', 'https://declared.example', 'https://members.example'],
    ['demo=http://demo.localhost:3000', undefined, 'http://demo.localhost:3000'],
  ])('ORIGINS %j and the declared origin %j lead to %s', (variable, declared, expected) => {
    expect(start(variable, declared)).toBe(expected)
  })
})
