import { DatabaseAwayError } from '../../../src/server/platform/database/database-away.ts'
import { openSequencePlace } from '../../../tests/server/ledger/open-sequence-place.ts'
import type { OpenedSequencePlace } from '../../../tests/server/ledger/open-sequence-place.ts'
import { moneySequence, playMoney } from '../../../tests/server/ledger/money-sequences.ts'
import { fc } from '../../../tests/properties.ts'
import { noneRow } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

/** SEQUENCES=100000 for a long run, SEQUENCE_MINUTES for one that ends by then; SEQUENCE_SEED repeats a run. */
const count = Number(process.env['SEQUENCES'] ?? 500)
const mostMinutes = Number(process.env['SEQUENCE_MINUTES'] ?? Infinity)
const seed = Number(process.env['SEQUENCE_SEED'] ?? Math.floor(Math.random() * 1e9))
const atOnce = 4
/** How many are made at once; after each lot it prints how far it is. */
const lot = 500
/** How many findings are shown. */
const shown = 20

/** Payments by M-Pesa and card of which the server hears in every order: late, twice, forged, contradicting, wrong. */
export const moneySequencesBench: Bench = {
  name: 'money-sequences',
  title: `Up to ${count} random payments on each database, ${atOnce} at once, seed ${seed}`,
  run: () => onEachDatabase(measure),
}

async function measure({ name, place }: BenchDatabase): Promise<BenchRow[]> {
  const opened = await openSequencePlace({ ...place, drop: async () => undefined })
  try {
    const { played, refused, cutOff, wrong } = await playAll(name, opened)
    const inLedger = await opened.wrongInLedger()
    for (const finding of inLedger.slice(0, shown)) console.log(`  ${name}: ${JSON.stringify(finding)}`)
    return [
      { label: `${name}: payments`, value: played, unit: '' },
      { label: `${name}: of them refused by the provider`, value: refused, unit: '' },
      { label: `${name}: cut off by a database that was busy`, value: cutOff, unit: '' },
      noneRow(`${name}: without a receipt although paid, or with another one`, wrong),
      noneRow(`${name}: sums that are not zero, other balances, gaps in a series`, inLedger.length),
    ]
  } finally {
    await opened.close()
  }
}

/** Plays all of them, or those for which there is time; returns how many there were and how many went wrong. */
async function playAll(database: BenchDatabase['name'], place: OpenedSequencePlace) {
  const end = Date.now() + mostMinutes * 60_000
  let wrong = 0
  let played = 0
  let refused = 0
  let cutOff = 0
  while (played < count && Date.now() < end) {
    const numRuns = Math.min(lot, count - played)
    const queue = fc.sample(moneySequence, { seed: seed + played, numRuns }).values()
    const worker = async (): Promise<void> => {
      for (const sequence of queue) {
        const findings = await unlessAway(playMoney(place, sequence))
        if (findings === 'refused') refused += 1
        if (findings === 'away') cutOff += 1
        if (!Array.isArray(findings) || findings.length === 0) continue
        wrong += 1
        if (wrong <= shown) console.log(`  ${database}: ${findings.join(', ')}: ${JSON.stringify(sequence)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    // As a running server does by itself.
    await place.server.services.database.tend?.()
    played += numRuns
    console.log(`  ${database}: ${played} payments, ${wrong} wrong`)
  }
  return { played, refused, cutOff, wrong }
}

/**
 * What a sequence comes to; `away` where what it does to the database itself met a limit of time, as on a machine that
 * does other things as well. The ledger is checked with what was posted until then.
 */
async function unlessAway<Result>(played: Promise<Result>): Promise<Result | 'away'> {
  try {
    return await played
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error
    return 'away'
  }
}
