import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/server/start/app.ts'
import type { Timeouts } from '../../src/server/platform/environment.ts'
import { headOf, rawConnection, trickle } from './raw-call.ts'
import type { RawConnection } from './raw-call.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { png } from './test-files.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const apps: FastifyInstance[] = []
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await server.close()
})

/** Longer than any test waits; seconds. */
const long = 600

/** Another server with the same services, listening on a port. */
async function listening(timeouts: Partial<Timeouts>): Promise<{ app: FastifyInstance; port: number }> {
  const { environment } = server.services
  const all = { headers: long, request: long, idle: long, stop: long, ...timeouts }
  const app = await buildApp({ ...server.services, environment: { ...environment, timeouts: all } })
  apps.push(app)
  return { app, port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) }
}

const json = { 'Content-Type': 'application/json' }
const login = (length: number): string => headOf('POST /api/auth/login', { ...json, 'Content-Length': length })

function* repeat(text: string, times = Number.POSITIVE_INFINITY): Generator<string> {
  for (let i = 0; i < times; i += 1) yield text
}

// These tests mostly wait, each on a server of its own, so that they run at the same time.
describe.concurrent('a connection is closed', () => {
  const late: [string, Partial<Timeouts>, string, string | undefined][] = [
    ['on which nothing is sent', { headers: 1 }, '', undefined],
    ['whose headers come drop by drop', { headers: 1 }, 'GET /livez HTTP/1.1\r\nX: ', 'x'],
    ['whose body stops', { idle: 1 }, `${login(1000)}{`, undefined],
    ['whose body comes drop by drop', { request: 1 }, `${login(100_000)}{`, ' '],
    [
      'whose form data comes drop by drop',
      { request: 1 },
      headOf('POST /api/questions/update', {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 100_000,
      }),
      'x',
    ],
    [
      'whose refused body comes drop by drop',
      { request: 1 },
      headOf('POST /api/nowhere', { 'Content-Length': 99_999 }),
      'x',
    ],
  ]
  test.each(late)('%s', async (_title, timeouts, text, drop) => {
    const { port } = await listening(timeouts)
    const connection = rawConnection(port, text)
    if (drop !== undefined) trickle(connection.socket, repeat(drop), 50)
    const ended = await connection.ended()
    expect(ended.text).toMatch(/^$|^HTTP\/1\.1 4\d\d /)
  })
})

test.concurrent('an upload over a slow link is taken, as long as something comes', async () => {
  const { port } = await listening({ headers: 4, idle: 4 })
  const { client } = await makeMember(server, 'demo')
  const picture = Buffer.from(await png().arrayBuffer()).toString('latin1')
  const body = [
    '--b\r\nContent-Disposition: form-data; name="namespace"\r\n\r\napplication\r\n',
    '--b\r\nContent-Disposition: form-data; name="base64Attachment"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    `${picture}\r\n--b--\r\n`,
  ].join('')
  const head = headOf('POST /api/profile/signature', {
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': body.length,
    Authorization: `Bearer ${client.token ?? ''}`,
    Connection: 'close',
  })
  const connection = rawConnection(port, head)
  connection.socket.setDefaultEncoding('latin1')
  const size = Math.ceil(body.length / 60)
  trickle(
    connection.socket,
    Array.from({ length: 60 }, (_none, i) => body.slice(i * size, (i + 1) * size)).values(),
    100,
  )
  expect((await connection.ended()).text).toMatch(/^HTTP\/1\.1 200 /)
})

describe.concurrent('a server that closes', () => {
  const health = headOf('GET /livez')

  /** Connections that have received a response and are kept alive. */
  async function kept(port: number, count: number): Promise<RawConnection[]> {
    const all = Array.from({ length: count }, () => rawConnection(port, health))
    for (const connection of all) await connection.until(/"ok"/)
    return all
  }

  test('responds to further requests on open connections with Connection: close, and closes them', async () => {
    const { app, port } = await listening({})
    const connections = await kept(port, 20)
    const closed = app.close()
    for (const { socket } of connections) socket.write(health)
    for (const connection of connections) {
      const { text, isReset } = await connection.ended()
      expect(isReset).toBe(false)
      expect([...text.matchAll(/HTTP\/1\.1 200 /g)]).toHaveLength(2)
      expect(text).toMatch(/connection: close/i)
    }
    await closed
  })

  test('has clients leave their connections only once nobody can connect', async () => {
    const { app, port } = await listening({})
    const [connection] = await kept(port, 1)
    await app.stopListening()
    expect((await rawConnection(port, health).ended()).text).toBe('')
    connection?.socket.write(health)
    await connection?.until(/"ok"[^]*"ok"/)
    connection?.socket.write(health)
    const closed = app.close()
    const text = (await connection?.ended())?.text ?? ''
    expect([...text.matchAll(/^connection: ([\w-]+)/gim)].map(([, word]) => word)).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ])
    await closed
  })

  test('closes idle connections', async () => {
    const { app, port } = await listening({})
    const silent = rawConnection(port, '')
    await once(silent.socket, 'connect')
    const connections = [...(await kept(port, 3)), silent]
    await app.close()
    for (const connection of connections) expect((await connection.ended()).isReset).toBe(false)
  })

  test('waits for a body that is still arriving, and responds to it', async () => {
    const { app, port } = await listening({})
    const body = JSON.stringify({ email: 'nobody@sample.example', password: 'None#2026' })
    const connection = rawConnection(port, login(body.length) + body.slice(0, 5))
    await kept(port, 1)
    const closed = app.close()
    trickle(connection.socket, body.slice(5).split('').values(), 40)
    expect((await connection.ended()).text).toMatch(/^HTTP\/1\.1 422 [^]*connection: close/i)
    await closed
  })

  test('takes no new connections', async () => {
    const { app, port } = await listening({})
    await kept(port, 1)
    await app.close()
    expect((await rawConnection(port, health).ended()).text).toBe('')
  })

  test('cuts off at its deadline 500 bodies that never end', async () => {
    const { app, port } = await listening({ stop: 1 })
    const bodies = Array.from({ length: 500 }, () => rawConnection(port, `${login(1000)}{`))
    await kept(port, 1)
    await app.close()
    for (const body of bodies) expect((await body.ended()).text).toBe('')
  })
})
