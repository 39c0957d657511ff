import { deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { madePng } from '../engine/picture/made-pictures.ts'
import { dataOf, refusalOf } from './answers.ts'
import { headOf, rawConnection } from './raw-call.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { formOf, png } from './test-files.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

const json = { 'Content-Type': 'application/json' }
const large = { 'Content-Length': 30_000_000 }

test.each([
  ['a call that there is not', 'POST /api/nowhere', json, 404],
  ['a call below one that there is', 'POST /api/profile/contact/nowhere', json, 404],
  ['a path that is no call', 'POST /nowhere', json, 404],
  ['a method that a call does not take', 'PUT /api/auth/login', json, 405],
  ['a method that a section does not take', 'PUT /api/profile/contact', json, 405],
  ['a page', 'POST /login', json, 404],
  ['a call that needs a session', 'POST /api/auth/logout', json, 401],
  ['a section without a session', 'POST /api/profile/contact', json, 401],
  [
    'form data to a section without a session',
    'POST /api/profile',
    { 'Content-Type': 'multipart/form-data; boundary=b' },
    401,
  ],
  ['JSON beyond the limit', 'POST /api/auth/login', json, 413],
  ['a body that is compressed', 'POST /api/auth/login', { ...json, 'Content-Encoding': 'gzip' }, 415],
  ['a body of another kind', 'POST /api/auth/login', { 'Content-Type': 'text/plain' }, 415],
  ['a body of no kind', 'POST /api/auth/login', {}, 415],
] as const)('%s is answered before its body is read', async (_title, line, headers, status) => {
  const connection = rawConnection(port, headOf(line, { ...headers, ...large }))
  expect(await connection.until(/\r\n\r\n/)).toContain(`HTTP/1.1 ${status} `)
  connection.socket.destroy()
})

test('a body that inflates is refused, however small it is', async () => {
  const payload = gzipSync(JSON.stringify({ email: 'x'.repeat(900_000) }))
  for (const encoding of ['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const answer = await server.client().send({ method: 'POST', payload }, 'auth/login', { headers })
    expect(refusalOf(answer)).toEqual({ status: 415, code: 'unsupported-media-type' })
  }
})

/** A body in chunks of that many bytes. */
const chunked = (body: string, size: number): string =>
  `${(body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('')}0\r\n\r\n`
const formData = { 'Content-Type': 'multipart/form-data; boundary=b' }
const formPart = (disposition: string, content: string): string =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--b--\r\n`

describe('a body in very many small pieces, each of which costs as much as a large one,', () => {
  const long = 'x'.repeat(50_000)
  test.each([
    ['of JSON', 'POST /api/auth/login', json, ' '.repeat(50_000)],
    ['of a text in form data', 'POST /api/profile/contact', formData, formPart('name="data"', long)],
    ['of a file', 'POST /api/profile/signature', formData, formPart('name="a"; filename="a.png"', long)],
    [
      'of parts that a call without a session takes',
      'POST /api/questions/update',
      formData,
      formPart('name="a"', long),
    ],
    [
      'that is refused',
      'POST /api/profile/contact',
      { ...formData, Authorization: 'none' },
      formPart('name="a"', long),
    ],
  ] as const)('is cut off: one %s', async (_title, line, headers, body) => {
    const { client } = await makeMember(server, 'demo')
    const head = { Authorization: `Bearer ${client.token ?? ''}`, ...headers, 'Transfer-Encoding': 'chunked' }
    // If the connection were kept, the next request on it would get a response.
    const next = headOf('GET /livez', { Connection: 'close' })
    const connection = rawConnection(port, headOf(line, head) + chunked(body, 1) + next)
    expect((await connection.ended()).text).not.toMatch(/HTTP\/1\.1 [25]/)
  })

  test('is accepted if they are as large as a network’s smallest packets', async () => {
    const { client } = await makeMember(server, 'demo')
    const parts = '--b\r\nContent-Disposition: form-data; name="namespace"\r\n\r\napplication\r\n'
    // A dot: a blank picture is no signature.
    const pixels = Buffer.alloc(490_700).fill(1, 1, 2)
    const picture = madePng({ width: 700, height: 700, data: deflateSync(pixels, { level: 0 }) }).toString('latin1')
    const body = parts + formPart('name="base64Attachment"; filename="a.png"', picture)
    const head = { Authorization: `Bearer ${client.token ?? ''}`, ...formData, Connection: 'close' }
    const text = headOf('POST /api/profile/signature', { ...head, 'Transfer-Encoding': 'chunked' }) + chunked(body, 200)
    expect(body.length / 200).toBeGreaterThan(2000)
    expect((await rawConnection(port, Buffer.from(text, 'latin1')).ended()).text).toMatch(/^HTTP\/1\.1 200 /)
  })
})

const deep = (depth: number): string => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`
const many = (values: number): string => `{"a":[${Array.from({ length: values }, () => 0).join(',')}]}`

describe('JSON is read only within limits', () => {
  const bodies = [
    ['that is deep', deep(33)],
    ['that is far deeper', '['.repeat(400_000)],
    ['of many values', many(10_001)],
    ['of many keys', `{${Array.from({ length: 60_000 }, (_none, i) => `"k${i}":0`).join(',')}}`],
    ['that repeats a key', `{${Array.from({ length: 60_000 }, () => '"k":0').join(',')}}`],
  ] as const

  test.each(bodies)('a body %s is refused', async (_title, payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await server.client().send({ method: 'POST', payload }, 'auth/login', { headers })
    expect(refusalOf(answer)).toEqual({ status: 413, code: 'too-large' })
  })

  test.each(bodies)('a part of form data %s is refused', async (_title, text) => {
    const { client } = await makeMember(server, 'demo')
    const form = new FormData()
    form.set('data', text)
    expect(refusalOf(await client.postForm('profile/contact', form))).toEqual({ status: 413, code: 'too-large' })
  })

  test('the parts of form data share them', async () => {
    const { client } = await makeMember(server, 'demo')
    const form = new FormData()
    for (let i = 0; i < 10; i += 1) form.set(`Type${i}`, `[${Array.from({ length: 1100 }, () => 0).join(',')}]`)
    expect(refusalOf(await client.postForm('profile/contact', form))).toEqual({ status: 413, code: 'too-large' })
  })

  test.each([
    ['as deep as may be', deep(32)],
    ['of as many values as may be', many(9000)],
    ['with brackets, commas and quotes in its texts', JSON.stringify({ email: '{[,"\\'.repeat(4000) })],
  ])('a body %s is looked at', async (_title, payload) => {
    const headers = { 'content-type': 'application/json' }
    const { status } = await server.client().send({ method: 'POST', payload }, 'auth/login', { headers })
    expect(status).toBe(422)
  })

  test('larger base64 files have to be sent as parts', async () => {
    const { client } = await makeMember(server, 'demo')
    const content = Buffer.alloc(800_000).toString('base64')
    const answer = await client.post('profile/signature', { namespace: 'application', base64Attachment: content })
    expect(answer.json).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/files as parts of form data/),
    })
    expect(
      (await client.postForm('profile/signature', formOf({ namespace: 'application' }, { base64Attachment: png() })))
        .status,
    ).toBe(200)
  })
})

describe('the sender of a refused body receives the response', () => {
  const part = (name: string, content: string): string =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${content}\r\n--b--\r\n`
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const content = 'x'.repeat(6_000_000)
  const refused: [string, string, Record<string, string>, string, number][] = [
    ['form data with a wrong part', 'POST /api/profile/contact', multipart, part('__proto__', content), 400],
    [
      'form data with files where none are taken',
      'POST /api/profile/referee/search',
      multipart,
      part('a', content),
      400,
    ],
    [
      'form data whose text is too long',
      'POST /api/profile/contact',
      multipart,
      part('a', content).replace('; filename="a.png"', ''),
      413,
    ],
    [
      'form data without a session',
      'POST /api/profile',
      { ...multipart, Authorization: 'none' },
      part('a', content),
      401,
    ],
    ['JSON that is too long', 'POST /api/profile/contact', json, content, 413],
    ['a body to nowhere', 'POST /api/nowhere', json, content, 404],
  ]

  test.each(refused)('%s', async (_title, line, headers, body, status) => {
    const { client } = await makeMember(server, 'demo')
    const head = { Authorization: `Bearer ${client.token ?? ''}`, ...headers, 'Content-Length': body.length }
    const kept = rawConnection(port, headOf(line, head) + body)
    await kept.until(/"correlationId"/)
    kept.socket.write(headOf('GET /livez', { Connection: 'close' }))
    const { text, isReset } = await kept.ended()
    expect({ isReset, statuses: [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code)) }).toEqual({
      isReset: false,
      statuses: [status, 200],
    })
    const last = await rawConnection(port, headOf(line, { ...head, Connection: 'close' }) + body).ended()
    expect({ isReset: last.isReset, start: last.text.slice(0, 12) }).toEqual({
      isReset: false,
      start: `HTTP/1.1 ${status}`,
    })
  })
})

describe('JSON that is not UTF-8 is refused, since decoding would replace what was sent', () => {
  // An overlong slash, half of a surrogate pair, a byte that never occurs, and a character that is cut off.
  const broken = ['c0af', 'eda080', 'ff', 'e282']

  test.each(broken)('as a body: %s', async (bytes) => {
    const payload = Buffer.concat([Buffer.from('{"email":"'), Buffer.from(bytes, 'hex'), Buffer.from('"}')])
    const headers = { 'content-type': 'application/json' }
    const answer = await server.client().send({ method: 'POST', payload }, 'auth/login', { headers })
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'broken-json' })
  })

  test.each(broken)('as the part of form data that holds the answers: %s', async (bytes) => {
    const { client } = await makeMember(server, 'demo')
    const json = Buffer.concat([Buffer.from('{"Address":"'), Buffer.from(bytes, 'hex'), Buffer.from('"}')])
    for (const disposition of ['name="data"', 'name="data"; filename="blob"']) {
      const payload = Buffer.from(formPart(disposition, json.toString('latin1')), 'latin1')
      const headers = { 'content-type': formData['Content-Type'] }
      const answer = await client.send({ method: 'POST', payload }, 'profile/contact', { headers })
      expect(refusalOf(answer)).toEqual({ status: 400, code: 'broken-json' })
    }
  })

  test('characters of every length arrive unchanged, in a body and in form data', async () => {
    const { client } = await makeMember(server, 'demo')
    const text = 'Aé€𝄞\ufffd'
    const sent = { ConvictionDate: '2019-05-20', Offence: text, SentenceImposed: text }
    const form = new FormData()
    form.set('data', JSON.stringify(sent))
    for (const answer of [
      await client.post('profile/convictions', sent),
      await client.postForm('profile/convictions', form),
    ])
      expect(dataOf(answer)).toMatchObject({ Offence: text.toUpperCase(), SentenceImposed: text.toUpperCase() })
  })
})
