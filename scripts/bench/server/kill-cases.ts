import { rm } from 'node:fs/promises'
import { runCaseCrashes } from '../../../tests/server/crash/cases/case-crashes.ts'
import { findCasesAfterCrashes } from '../../../tests/server/crash/cases/cases-after-crashes.ts'
import { copyWithGrants } from '../../../tests/server/crash/cases/grant-case.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

/** KILLS=100 for a long run; KILL_SEED repeats the same moments and steps. */
const kills = Number(process.env['KILLS'] ?? 20)
const seed = Number(process.env['KILL_SEED'] ?? Math.floor(Math.random() * 1e9))
const members = 6
/** How many findings of each kind are shown. */
const shown = 5

/** Pairs move cases while their server is killed at random; then every case is looked at for parts of a step. */
export const killCasesBench: Bench = {
  name: 'kill-cases',
  title: `kill -9 ${kills} times on each database while ${members} pairs move cases, seed ${seed}`,
  run: async () => {
    const folder = await copyWithGrants()
    try {
      return await onEachDatabase((database) => measure(database, folder))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function measure({ name, place }: BenchDatabase, folder: string): Promise<BenchRow[]> {
  const run = await runCaseCrashes(place, folder, { kills, members, seed })
  const found = await findCasesAfterCrashes(place, run)
  const figure = (label: string, value: number): BenchRow => ({ label: `${name}: ${label}`, value, unit: '' })
  const none = (label: string, findings: readonly string[]): BenchRow => {
    for (const finding of findings.slice(0, shown)) console.log(`  ${name}: ${label}: ${finding}`)
    return { ...figure(label, findings.length), target: '0', met: findings.length === 0 }
  }
  return [
    figure('cases', found.cases),
    figure('steps cut by a kill', run.cut),
    figure('cases that waited and were closed later', found.closedLater),
    none('answers that are no success', run.refused),
    none('cases lost or set back', found.lost),
    none('cases that nobody was informed of, or begun twice', found.unknown),
    none('cases with a part of a step', found.inPart),
    none('numbers drawn for nothing', found.gaps),
  ]
}
