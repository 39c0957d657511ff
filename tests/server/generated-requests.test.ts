import { afterAll, beforeAll, expect, test } from 'vitest'
import { shippedTenants } from './start-test-server.ts'
import { makeTestPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'
import { generatedRun } from './requests/generated-run.ts'

/** REQUESTS=100000 for a long run, REQUEST_SEED for other requests. */
const count = Number(process.env['REQUESTS'] ?? 600)
const seed = Number(process.env['REQUEST_SEED'] ?? 20_261)

let place: TestPlace
beforeAll(async () => {
  place = await makeTestPlace()
})
afterAll(() => place.drop())

test('every generated request gets a response, none breaks the server, and it stores nothing that a form refuses [ENG-08 API-02]', async () => {
  const { findings, objections, stored, statuses } = await generatedRun(place, await shippedTenants(), {
    seed,
    count,
    atOnce: 8,
  })
  expect(findings.slice(0, 10), `seed ${seed}`).toEqual([])
  expect(objections).toEqual([])
  // If all requests were refused, the test would prove nothing.
  expect(statuses.get(200)).toBeGreaterThan(count / 20)
  expect(stored).toBeGreaterThan(0)
}, 600_000)
