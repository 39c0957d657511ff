import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactOf, makeManyMembers, manyMembersTenant } from '../../scripts/bench/server/many-members.ts'
import { startProductionServer } from '../../scripts/production-server.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { headOf, rawConnection } from './raw-call.ts'
import { makeTestPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'

const saves = 60

let place: TestPlace
let tokens: readonly string[]
beforeAll(async () => {
  place = await makeTestPlace()
  const database = await openDatabase(place)
  tokens = await makeManyMembers(database, 4 * saves, new Date())
  await database.close()
})
afterAll(() => place.drop())

/** The result of a save: its status, or the code of the client's error. */
function save(agent: Agent, port: number, token: string): Promise<number | string> {
  const body = JSON.stringify(contactOf('Personal'))
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  }
  return new Promise((resolve) => {
    const sent = request({ agent, port, host: '127.0.0.1', path: '/api/profile/contact', method: 'POST', headers })
    sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    sent.end(body)
  })
}

async function storedProfiles(): Promise<number> {
  const database = await openDatabase(place)
  const rows = await database.inTenant(manyMembersTenant, ({ db }) =>
    db.selectFrom('records').select('profile_id').execute(),
  )
  await database.close()
  return rows.length
}

test('each save while the server stops is acknowledged and stored, or never accepted', async () => {
  const { port, ended, signal } = await startProductionServer(place)
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const warm = await Promise.all(tokens.slice(0, saves).map((token) => save(agent, port, token)))
  expect(new Set(warm)).toEqual(new Set([200]))
  const outcomes = tokens.slice(saves).map(async (token, i) => {
    if (i === saves) signal('SIGTERM')
    return save(agent, port, token)
  })
  const all = await Promise.all(outcomes)
  const late = await save(agent, port, tokens[0] ?? '')
  agent.destroy()
  expect(await ended).toBe(0)
  expect(late).toBe('ECONNREFUSED')
  expect(all.filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED')).toEqual([])
  const answered = all.filter((outcome) => outcome === 200).length
  expect(answered).toBeGreaterThan(0)
  expect(await storedProfiles()).toBe(saves + answered)
}, 240_000)

test('the first signal waits for pending requests, the second does not', async () => {
  const { port, ended, signal } = await startProductionServer(place, { STOP_TIMEOUT: '600' })
  const slow = rawConnection(
    port,
    `${headOf('POST /api/auth/login', { 'Content-Type': 'application/json', 'Content-Length': 9 })}{`,
  )
  const probe = rawConnection(port, headOf('GET /livez'))
  await probe.until(/"ok"/)
  signal('SIGTERM')
  await probe.ended()
  expect(slow.socket.readyState).toBe('open')
  signal('SIGTERM')
  expect(await ended).toBe(1)
  expect((await slow.ended()).text).toBe('')
}, 240_000)
