import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestPlace } from '../../test-database.ts'
import type { TestPlace } from '../../test-database.ts'
import { runCaseCrashes } from './case-crashes.ts'
import { findCasesAfterCrashes } from './cases-after-crashes.ts'
import { copyWithGrants } from './grant-case.ts'

let place: TestPlace
let folder: string
beforeAll(async () => {
  ;[place, folder] = await Promise.all([makeTestPlace(), copyWithGrants()])
})
afterAll(async () => {
  await Promise.all([place.drop(), rm(folder, { recursive: true, force: true })])
})

/** `npm run bench -- kill-cases` does the same for longer. */
const plan = { kills: 4, members: 5, seed: 20_260_118 }

test('kill -9 in transitions: each is wholly there or not at all, and what waited happens once, later [CASE-03 OPS-05]', async () => {
  const run = await runCaseCrashes(place, folder, plan)
  expect(run.refused).toEqual([])
  expect(run.cut).toBeGreaterThan(0)
  const { cases, closedLater, ...faults } = await findCasesAfterCrashes(place, run)
  expect(faults).toEqual({ lost: [], unknown: [], inPart: [], gaps: [] })
  expect(Math.min(cases, closedLater)).toBeGreaterThan(0)
}, 240_000)
