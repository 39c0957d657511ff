import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { InjectOptions } from 'fastify'
import { encodeText } from '../../src/engine/format/base64-text.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { registration, signedUp } from './test-accounts.ts'
import { TestClient } from './test-client.ts'
import { formOf, pdf } from './test-files.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const at = (host: string) => new TestClient(server.app, 'demo', host)

describe('the organisation', () => {
  test.each([
    ['demo.localhost:3000', 'Regalia Demo Institute'],
    ['localhost', 'Regalia Demo Institute'],
    ['127.0.0.1:8080', 'Regalia Demo Institute'],
    ['ENGINEERING-BOARD.localhost', 'Engineering Board'],
    ['iek.localhost.', 'Institution of Engineers in Kenya'],
  ])('is found by the host %s [PLAT-01]', async (host, displayName) => {
    expect(objectIn(await at(host).get('company'))).toMatchObject({ displayName })
  })

  test('an unknown host gets a neutral page with status 404, the API a 404 [PLAT-01]', async () => {
    const page = await at('nobody.example').get('/', { absolute: true })
    expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(page.text).toContain('<h1>Organisation not found</h1>')
    for (const { declaration } of server.services.tenants.all) expect(page.text).not.toContain(declaration.name)
    expect(refusalOf(await at('nobody.example').get('company'))).toEqual({
      status: 404,
      code: 'organisation-not-found',
    })
    expect(refusalOf(await at('nobody.example').post('auth/login', {}))).toMatchObject({ status: 404 })
  })
})

describe('an unreadable request', () => {
  const broken: [string, string, InjectOptions, Record<string, string>, number, string][] = [
    ['broken JSON', 'auth/login', { payload: '{"email":' }, { 'content-type': 'application/json' }, 400, 'broken-json'],
    ['no JSON at all', 'auth/login', { payload: '' }, { 'content-type': 'application/json' }, 400, 'broken-json'],
    [
      'a list for an object',
      'auth/login',
      { payload: '[]' },
      { 'content-type': 'application/json' },
      400,
      'bad-request',
    ],
    [
      'another media type',
      'auth/login',
      { payload: '<a/>' },
      { 'content-type': 'text/xml' },
      415,
      'unsupported-media-type',
    ],
    [
      'an oversize body',
      'auth/login',
      { payload: `"${'x'.repeat(1_000_001)}"` },
      { 'content-type': 'application/json' },
      413,
      'too-large',
    ],
  ]
  test.each(broken)('%s is refused in the common shape', async (...row) => {
    const [_title, path, request, headers, status, code] = row
    const answer = await server.client().send({ method: 'POST', ...request }, path, { headers })
    expect(refusalOf(answer)).toEqual({ status, code })
    expect(Object.keys(answer.json as object).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'code',
      'correlationId',
      'message',
    ])
  })

  test.each([
    ['{"a":[{"__proto__":{"b":1}}]}', '/a/0/__proto__', '__proto__'],
    ['{"a/b":{"constructor":{"prototype":1}}}', '/a~1b/constructor', 'constructor'],
  ])('%s, which would reach a prototype, is refused at its key', async (payload, pointer, key) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await server.client().send({ method: 'POST', payload }, 'auth/login', { headers })
    expect(refusalOf(answer)).toEqual({
      status: 400,
      code: 'broken-json',
      errors: { [pointer]: `The key “${key}” is forbidden` },
    })
  })

  const boundary = { 'content-type': 'multipart/form-data; boundary=b' }
  test.each([
    ['cut off', '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"Type":'],
    ['without its boundary', 'nothing of the kind'],
    ['with a file cut off', '--b\r\nContent-Disposition: form-data; name="Image"; filename="a.png"\r\n\r\nabc'],
    ['with a broken data part', '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"Type":\r\n--b--\r\n'],
    [
      'with a part named like a prototype',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
    ],
  ])('form data %s is refused with 400', async (_title, payload) => {
    const client = await signedUp(server)
    const answer = await client.send({ method: 'POST', payload }, 'profile', { headers: boundary })
    expect(answer.status).toBe(400)
    expect(textAt(answer, '/code')).toMatch(/^broken-(multipart|json)$/)
  })

  test('deep nesting and long lists are refused', async () => {
    const client = await signedUp(server)
    const deep = `{"specialization":${'{"Code":'.repeat(5000)}1${'}'.repeat(5000)}}`
    const headers = { 'content-type': 'application/json' }
    expect(refusalOf(await client.send({ method: 'POST', payload: deep }, 'profile', { headers }))).toMatchObject({
      status: 413,
    })
    const far = new FormData()
    far.set('data', JSON.stringify({ profileTitle: [] }))
    far.set('profileTitle/4294967294/title', 'MS')
    expect(refusalOf(await client.postForm('profile', far))).toMatchObject({ status: 422 })
    const long = { profileTitle: Array.from({ length: 100_000 }, () => ({ title: 'MS' })) }
    expect(refusalOf(await client.post('profile', long))).toMatchObject({ status: 413 })
  })
})

describe('a path that cannot be read', () => {
  test.each(['/%zz', '/api/%zz', '/api/files/%c0%af'])('is refused like any request: %s', async (path) => {
    const answer = await server.client().get(path, { absolute: true })
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'bad-request' })
    expect(answer.json).toMatchObject({
      message: expect.any(String),
      correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
})

describe('text that no database can store', () => {
  const zero = 'a\0b'
  const half = 'a\ud83d'

  test.each([
    ['U+0000', zero],
    ['half of a surrogate pair', half],
  ])('%s in an answer is refused at its field [ENG-08]', async (_title, text) => {
    const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
    const message = 'This text has characters that cannot be stored'
    const refused = await client.post('profile/services', { service: 'Surveys', description: text })
    expect(refusalOf(refused)).toEqual({ status: 422, code: 'invalid', errors: { '/description': message } })
    expect(refusalOf(await server.client().post('auth/login', { email: text, password: 'x' }))).toMatchObject({
      status: 422,
      errors: { '/email': message },
    })
  })

  test.each([
    ['a query', `questions?${new URLSearchParams({ memberNo: zero, code: zero }).toString()}`],
    ['a query in base64', `profile/search/member?MemberNo=${encodeText(zero)}`],
    ['a path', `setup/lists/${encodeURIComponent(zero)}`],
  ])('in %s finds nothing', async (_title, path) => {
    const { status } = await server.client().get(path)
    expect([400, 404]).toContain(status)
  })

  test('in a call that no form checks is refused', async () => {
    const { client } = await makeMember(server, 'demo')
    expect(refusalOf(await client.post('profile/referee/search', { MemberNo: zero }))).toMatchObject({ status: 400 })
  })

  test.each([
    [`${'x'.repeat(254)}🌍.pdf`, 'x'.repeat(254)],
    ['plan\u0001\u0085.pdf', 'plan.pdf'],
  ])('in the name of a file is left out: %j', async (name, kept) => {
    const { client } = await makeMember(server, 'demo', { type: 'Corporate' })
    const form = formOf(
      { nameOfEquipment: 'Level', quantity: 1, remarks: 'Own' },
      { ownership: new File([await pdf().arrayBuffer()], name) },
    )
    const { ownership } = objectIn(await client.postForm('profile/facilities', form))
    expect(ownership).toMatchObject({ name: kept })
    const { id } = ownership as { readonly id: string }
    expect((await client.get(`files/${id}`)).status).toBe(200)
  })
})

test('texts of form data that together are too long are refused', async () => {
  const { client } = await makeMember(server, 'demo')
  const form = new FormData()
  for (const name of ['A', 'B', 'C']) form.set(name, 'x'.repeat(11_000_000))
  expect(refusalOf(await client.postForm('profile/attachments', form))).toEqual({ status: 413, code: 'too-large' })
  const long = new FormData()
  long.set('MemberNo', 'x'.repeat(1_100_000))
  expect(refusalOf(await client.postForm('profile/referee/search', long))).toEqual({ status: 413, code: 'too-large' })
})

describe('the method', () => {
  test.each([
    ['GET', 'auth/login', 'POST'],
    ['DELETE', 'auth/user', 'GET, HEAD'],
    ['PUT', 'profile', 'GET, HEAD, POST'],
    ['GET', 'profile/contact/remove', 'POST'],
    ['PATCH', 'setup/counties', 'GET, HEAD'],
  ] as const)('%s of %s is refused with 405 and what is allowed', async (method, path, allow) => {
    const answer = await server.client().send({ method }, path)
    expect(refusalOf(answer)).toEqual({ status: 405, code: 'method-not-allowed' })
    expect(answer.headers.allow).toBe(allow)
  })

  test.each(['nowhere', 'profile/nowhere', 'setup/lists/nowhere', ''])('there is no call %j', async (path) => {
    expect(refusalOf(await server.client().get(path))).toEqual({ status: 404, code: 'not-found' })
  })
})

describe('every response', () => {
  test('has a correlation id, which a refusal repeats, and no stack', async () => {
    const answer = await server.client().get('auth/user')
    expect(textAt(answer, '/correlationId')).toBe(answer.headers['x-correlation-id'])
    expect(answer.text).not.toMatch(/\bat \/|\.ts:|node_modules/)
  })

  test('an unforeseen error reveals nothing', async () => {
    const broken = await startTestServer()
    const unforeseen = new Error('The pool of the pglite database is closed.')
    vi.spyOn(broken.services.database, 'inTenant').mockRejectedValue(unforeseen)
    const answer = await broken.client().post('auth/login', { email: 'nobody@sample.example', password: 'x' })
    expect(refusalOf(answer)).toEqual({ status: 500, code: 'internal' })
    expect(answer.text).not.toMatch(/database|pglite|pool|closed/i)
    await broken.close()
  })

  test('has the headers that bind browsers [ENG-09]', async () => {
    const { headers } = await server.client().get('company')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('reference data', () => {
  test('is served as declared, with an ETag that avoids sending it again [API-01]', async () => {
    const client = server.client()
    const answer = await client.get('setup/counties')
    expect(listIn(answer)).toHaveLength(47)
    const again = await client.get('setup/counties', { headers: { 'if-none-match': String(answer.headers.etag) } })
    expect(again).toMatchObject({ status: 304, text: '' })
    const elsewhere = await client.get('setup/cities', { headers: { 'if-none-match': String(answer.headers.etag) } })
    expect(elsewhere.status).toBe(200)
  })

  test('is served in the requested language, with its own ETag, and stores the same codes [PLAT-15]', async () => {
    const client = server.client()
    const inKiswahili = { headers: { 'accept-language': 'sw' } }
    const english = await client.get('setup/title')
    const kiswahili = await client.get('setup/title', inKiswahili)
    expect(listIn(english)[0]).toMatchObject({ Code: 'MR', description: 'Mr' })
    expect(listIn(kiswahili)[0]).toMatchObject({ Code: 'MR', description: 'Bw.' })
    expect(kiswahili.headers.vary).toContain('Accept-Language')
    const tag = String(english.headers.etag)
    const other = await client.get('setup/title', {
      headers: { 'accept-language': 'sw', 'if-none-match': tag },
    })
    expect(other.status).toBe(200)
    for (const [path, refusal] of [
      ['setup/disclaimers', 'Mimi ndimi mwanachama'],
      ['setup/membership-categories', 'Mwanachama Mwanafunzi'],
      ['application/requirements', 'Kitambulisho chako cha taifa'],
      ['company/terms', 'Masharti haya yanamhusu nani'],
      ['setup/lists/genders', 'Mwanamume'],
      ['setup/countries', 'Ujerumani'],
    ] as const) {
      expect((await client.get(path, inKiswahili)).text).toContain(refusal)
    }
  })

  test('is each organisation’s own [PLAT-02]', async () => {
    const codes = async (tenant: string) =>
      listIn(await server.client(tenant).get('setup/membership-categories')).map(({ Code }) => Code)
    expect(await codes('engineering-board')).not.toEqual(await codes('demo'))
  })

  test('settings come as JSON strings with the specified fields [PLAT-03]', async () => {
    const settings = await server.client('engineering-board').get('admin/settings')
    const read = (field: string): unknown => JSON.parse(textAt(settings, `/data/${field}`))
    expect(read('minor_settings')).toMatchObject({ organisation_caption: 'EBK', registration: expect.any(Boolean) })
    expect(read('site_installed_packages')).toContain('Dashboard')
    expect(read('site_colors')).toEqual([])
  })

  test('terms are paragraphs with headings [API-01]', async () => {
    const { termsAndConditions } = objectIn(await server.client().get('company/terms'))
    expect(termsAndConditions).toEqual(
      expect.arrayContaining([{ heading: expect.any(String), text: expect.any(String) }]),
    )
  })
})

describe('published forms', () => {
  test('are served by hash, for ever, the module importing the shared run-time [ENG-09]', async () => {
    const client = server.client()
    const tenant = server.services.tenants.all.find(({ id }) => id === 'demo')
    const hash = tenant?.hashes['forms/login'] ?? ''
    const document = await client.get(`/published/${hash}.json`, { absolute: true })
    expect(document.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(document.json).toMatchObject({ schema: { type: 'object' } })
    const module = await client.get(`/published/${hash}.js`, { absolute: true })
    const { path } = server.services.tenants.runtime
    expect(module.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(module.text).toContain(JSON.stringify(path))
    expect(module.text).not.toMatch(/\bnew Function\b|\beval\(/)
    expect((await client.get(path, { absolute: true })).status).toBe(200)
    expect(refusalOf(await client.get('/published/nowhere.json', { absolute: true }))).toMatchObject({ status: 404 })
  })

  test('contain no examples, and are compressed for browsers that accept it', async () => {
    const client = server.client()
    const tenant = server.services.tenants.all.find(({ id }) => id === 'demo')
    const path = `/published/${tenant?.hashes['sections/bio'] ?? ''}.json`
    const plain = await client.get(path, { absolute: true })
    expect(plain.json).not.toHaveProperty('examples')
    const small = await client.get(path, { absolute: true, headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 3)
  })

  test('come several at once, kept only when all are there [ENG-09]', async () => {
    const client = server.client()
    const tenant = server.services.tenants.all.find(({ id }) => id === 'demo')
    const [first = '', second = ''] = ['lists/counties', 'lists/titles'].map((id) => tenant?.hashes[id])
    const together = (...hashes: string[]) => client.get(`/published/together/${hashes.join(',')}`, { absolute: true })
    const both = await together(first, second)
    const [counties, titles] = await Promise.all(
      [first, second].map((hash) => client.get(`/published/${hash}.json`, { absolute: true })),
    )
    expect(both.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(both.json).toEqual([counties?.json, titles?.json])
    const one = await together(first, '0123456789abcdef')
    expect(one.headers['cache-control']).toBe('no-store')
    expect(one.json).toEqual([counties?.json, null])
    expect((await together(...Array.from({ length: 25 }, () => first))).status).toBe(404)
  })
})

describe('the process', () => {
  test('reports that it is alive and ready, on any host [OPS-07]', async () => {
    expect(dataOf(await at('10.0.0.7').get('/livez', { absolute: true }))).toEqual({ status: 'ok' })
    expect(dataOf(await at('10.0.0.7').get('/readyz', { absolute: true }))).toEqual({ status: 'ready' })
  })

  test.each(['/health', '/healthz', '/metrics', '/actuator/health', '/wp-admin', '/.well-known/security'])(
    'tells a program that there is nothing at %s [OPS-07]',
    async (path) => {
      const found = await server.client().get(path, { absolute: true, headers: { accept: '*/*' } })
      expect(refusalOf(found)).toEqual({ status: 404, code: 'not-found' })
    },
  )

  test('shows its messages at /dev/outbox, escaped, the newest first [OPS-08]', async () => {
    const client = server.client()
    const body = registration()
    await client.post('auth/register', body)
    const page = await client.get('/dev/outbox', { absolute: true })
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(page.text.indexOf(body.email)).toBeGreaterThan(0)
    expect(page.text).not.toMatch(/<script/)
    const elsewhere = await server.client('ics').get('/dev/outbox', { absolute: true })
    expect(elsewhere.text).not.toContain(body.email)
  })

  test('in production mode there is neither outbox nor sample data [OPS-08]', async () => {
    const production = await startTestServer({ mode: 'production' })
    const answer = await production.client().get('/dev/outbox', { absolute: true })
    await production.close()
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'not-found' })
  })
})
