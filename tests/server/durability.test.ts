import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactOf, makeManyMembers, manyMembersTenant } from '../../scripts/bench/server/many-members.ts'
import { startProductionServer } from '../../scripts/production-server.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import type { Conformity } from './conformity/conformity.ts'
import { servedConformity } from './conformity/served-conformity.ts'
import { makeTestPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'

const saves = 1000
const atOnce = 16
/** The server is killed after this many acknowledged saves, while others are under way. */
const killAfter = 600

let place: TestPlace
beforeAll(async () => {
  place = await makeTestPlace()
})
afterAll(() => place.drop())

/** Where contacts are saved, and how the responses are checked. */
interface Saved {
  readonly address: string
  readonly conformity: Conformity
}

/** Saves one contact for each token; returns the profiles whose save was acknowledged. */
async function saveUntilKilled(saved: Saved, tokens: readonly string[], kill: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = []
  const waiting = [...tokens]
  let killed: Promise<void> | undefined
  const worker = async (): Promise<void> => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const profile = await save(saved, token)
      if (profile !== undefined) acknowledged.push(profile)
      if (acknowledged.length >= killAfter) killed ??= kill()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  await killed
  return acknowledged
}

/** The profile of an acknowledged save; undefined when the connection broke before the whole response. */
async function save({ address, conformity }: Saved, token: string): Promise<string | undefined> {
  const answer = await post(address, token).catch(() => undefined)
  if (!answer) return undefined
  conformity.demand({ method: 'POST', path: '/profile/contact', ...answer })
  const { data } = JSON.parse(answer.body) as { data: { ProfileID: string } }
  return data.ProfileID
}

async function post(address: string, token: string) {
  const response = await fetch(`${address}/api/profile/contact`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(contactOf('Personal')),
  })
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

test('kill -9 during 1,000 saves loses none that was acknowledged and leaves no half-made one [OPS-05]', async () => {
  const prepared = await openDatabase(place)
  const tokens = await makeManyMembers(prepared, saves, new Date())
  await prepared.close()
  const server = await startProductionServer(place)
  const saved = { address: server.address, conformity: await servedConformity(server.address) }
  const acknowledged = await saveUntilKilled(saved, tokens, () => server.kill())
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)
  expect(acknowledged.length).toBeLessThan(saves)

  const reopened = await openDatabase(place)
  const stored = await reopened.inTenant(manyMembersTenant, async ({ db }) => ({
    records: await db.selectFrom('records').select(['profile_id', 'entry_no', 'answers']).execute(),
    counters: await db.selectFrom('section_counters').select(['profile_id', 'last_entry_no']).execute(),
  }))
  await reopened.close()
  const profiles = new Set(stored.records.map(({ profile_id }) => profile_id))
  expect(acknowledged.filter((profile) => !profiles.has(profile))).toEqual([])
  expect(stored.records.filter(({ entry_no, answers }) => entry_no !== 1 || answers.Type !== 'Personal')).toEqual([])
  expect(new Set(stored.counters.map(({ profile_id }) => profile_id))).toEqual(profiles)
}, 240_000)
