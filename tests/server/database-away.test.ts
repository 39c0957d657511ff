import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAt } from '../../src/engine/json/pointer.ts'
import { startDataElement } from '../../src/contract/start-data.ts'
import { DatabaseAwayError } from '../../src/server/platform/database/database-away.ts'
import { samplePassword } from '../../src/server/start/sample-data/sample-accounts.ts'
import { addSampleData } from '../../src/server/start/sample-data/add-sample-data.ts'
import { makeBuiltRoot } from './site/built-root.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeTestPlace, onPostgres } from './test-database.ts'
import type { TestPlace } from './test-database.ts'
import { setSettings } from './test-settings.ts'
import { layWire } from './wire.ts'
import type { Wire } from './wire.ts'

let place: TestPlace
let wire: Wire | undefined
let server: TestServer
let root: string
beforeAll(async () => {
  place = await makeTestPlace()
  wire = place.databaseUrl === undefined ? undefined : await layWire(place.databaseUrl)
  root = await makeBuiltRoot()
  server = await startTestServer({ place: { ...place, databaseUrl: wire?.url }, root })
  await addSampleData(server.services)
  await setSettings(server, 'demo', { registration: false })
})
afterAll(async () => {
  wire?.mend()
  await server.close()
  await wire?.close()
  await place.drop()
  await rm(root, { recursive: true })
})

const logIn = () => server.client().post('auth/login', { email: 'graduate@sample.example', password: samplePassword })

/** Requests everything that the log-in page needs, and compares it with what was published. */
async function expectVisitorsPages(): Promise<void> {
  const visitor = server.client()
  const page = await visitor.get('/login', { absolute: true })
  expect(page.status).toBe(200)
  const start = new RegExp(`id="${startDataElement}">([^<]*)<`).exec(page.text)?.[1] ?? '{}'
  expect(getAt(JSON.parse(start), '/settings/minor_settings/registration')).toBe(false)
  const [hash] = Object.values(server.services.tenants.all[0]?.shown ?? {})
  expect((await visitor.get(`/published/${hash}.json`, { absolute: true })).status).toBe(200)
  expect((await visitor.get('company')).status).toBe(200)
  expect(getAt((await visitor.get('admin/settings')).json, '/data/minor_settings')).toContain('"registration":false')
  expect((await visitor.get('/health', { absolute: true })).status).toBe(200)
}

async function expectAway(): Promise<void> {
  const [call, ready] = await Promise.all([logIn(), server.client().get('/ready', { absolute: true })])
  expect(call).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    json: { code: 'unavailable' },
  })
  expect(ready.status).toBe(503)
}

describe.runIf(onPostgres).each([
  ['away', (line: Wire) => line.cut()],
  ['frozen', (line: Wire) => line.freeze()],
])('while the database is %s [OPS-07]', (_state, happen) => {
  test('calls get 503, visitors’ pages work, and everything works once it is back', async () => {
    if (!wire) throw new Error('There is no wire.')
    expect((await logIn()).status).toBe(200)
    happen(wire)
    await expectAway()
    await expectVisitorsPages()
    wire.mend()
    // The first request may still get a connection that broke while idle.
    await expect.poll(async () => (await logIn()).status, { timeout: 20_000 }).toBe(200)
  })

  test('a running transaction fails like one that cannot begin, and the process continues', async () => {
    if (!wire) throw new Error('There is no wire.')
    const line = wire
    const work = server.services.database.inTenant('demo', async ({ db }) => {
      await db.selectFrom('users').select('id').execute()
      happen(line)
      return db.selectFrom('users').select('id').execute()
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseAwayError)
    line.mend()
    await expect.poll(async () => (await logIn()).status, { timeout: 20_000 }).toBe(200)
  })
})

test('people get a page in the organisation’s brand and language, which reloads itself [OPS-07]', async () => {
  await whileBusy(async () => {
    const page = await server
      .client('iek')
      .get('/dev/outbox', { absolute: true, headers: { accept: 'text/html', 'accept-language': 'sw' } })
    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' })
    const tenant = server.services.tenants.all.find(({ id }) => id === 'iek')
    expect(page.text).toContain(tenant?.declaration.name)
    expect(page.text).toMatch(/<html lang="sw">[^]*http-equiv="refresh"[^]*Ukurasa huu unajaribu tena wenyewe/)
    expect(page.text).not.toMatch(/<script/)
  })
})

test('a database whose connections are all in use for too long is away for others, and back afterwards [OPS-07]', async () => {
  await whileBusy(async () => {
    await expectAway()
    await expectVisitorsPages()
  })
  expect((await logIn()).status).toBe(200)
})

/** Does something while all of the server's connections are in use. */
async function whileBusy(work: () => Promise<void>): Promise<void> {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const count = onPostgres ? 10 : 1
  let begun = 0
  await new Promise<void>((allBegun, reject) => {
    for (let i = 0; i < count; i += 1) {
      server.services.database
        .inTenant('demo', async () => {
          begun += 1
          if (begun === count) allBegun()
          await ended
        })
        .catch(reject)
    }
  })
  await work().finally(() => end())
}

test.runIf(onPostgres)('a row that is locked for too long gets 503 without waiting [OPS-07]', async () => {
  const other = new Client({ connectionString: place.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('lock table users in access exclusive mode')
  const answer = await logIn()
  expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  await other.query('rollback')
  await other.end()
  expect((await logIn()).status).toBe(200)
})
