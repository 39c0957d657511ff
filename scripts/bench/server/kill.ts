import { runCrashes } from '../../../tests/server/crash/crash-run.ts'
import { findAfterCrashes } from '../../../tests/server/crash/what-is-stored.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

/** KILLS=400 for a long run; KILL_SEED repeats the same moments and changes. */
const kills = Number(process.env['KILLS'] ?? 20)
const seed = Number(process.env['KILL_SEED'] ?? Math.floor(Math.random() * 1e9))
const members = 8
/** How many findings of each kind are shown. */
const shown = 5

/**
 * Members save and upload while their server is killed at random moments; then the stored data is compared with the
 * responses that they received.
 */
export const killBench: Bench = {
  name: 'kill',
  title: `kill -9 ${kills} times on each database while ${members} members save and upload, seed ${seed}`,
  run: () => onEachDatabase(measure),
}

async function measure({ name, place }: BenchDatabase): Promise<BenchRow[]> {
  const began = performance.now()
  const run = await runCrashes(place, { kills, members, seed })
  const found = await findAfterCrashes(place, run)
  const figure = (label: string, value: number, unit = ''): BenchRow => ({ label: `${name}: ${label}`, value, unit })
  const none = (label: string, findings: readonly string[]): BenchRow => {
    for (const finding of findings.slice(0, shown)) console.log(`  ${name}: ${label}: ${finding}`)
    return { ...figure(label, findings.length), target: '0', met: findings.length === 0 }
  }
  return [
    figure('adds acknowledged', run.adds),
    figure('updates acknowledged', run.updates),
    figure('with a file', run.files),
    figure(
      'unanswered and sent again',
      run.members.reduce((sum, { retried }) => sum + retried.size, 0),
    ),
    figure('of them made before the kill', found.madeBeforeRetry),
    figure('files that the sweep removed', found.swept),
    none('answers that are no success', run.refused),
    none('records lost', found.lost),
    none('records or files not as acknowledged', found.changed),
    none('records stored twice', found.twice),
    none('records that nobody was informed of', found.unknown),
    none('files without a row after the sweep', found.filesWithoutRow),
    none('rows without a file', found.rowsWithoutFile),
    none('rows of files that no record names', found.rowsWithoutRecord),
    figure('took', (performance.now() - began) / 1000, 's'),
  ]
}
