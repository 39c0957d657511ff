import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestPlace } from '../test-database.ts'
import type { TestPlace } from '../test-database.ts'
import { runCrashes } from './crash-run.ts'
import { findAfterCrashes } from './what-is-stored.ts'

let place: TestPlace
beforeAll(async () => {
  place = await makeTestPlace()
})
afterAll(() => place.drop())

/** `npm run bench -- kill` does the same for longer. */
const plan = { kills: 4, members: 6, seed: 20_260_115 }

test('kill -9 again and again during saves and uploads: nothing lost, nothing twice, no file left over [OPS-05]', async () => {
  const run = await runCrashes(place, plan)
  expect(run.refused).toEqual([])
  expect(Math.min(run.adds, run.updates, run.files)).toBeGreaterThan(0)
  expect(await findAfterCrashes(place, run)).toMatchObject({
    lost: [],
    changed: [],
    twice: [],
    unknown: [],
    filesWithoutRow: [],
    rowsWithoutFile: [],
    rowsWithoutRecord: [],
  })
}, 240_000)
