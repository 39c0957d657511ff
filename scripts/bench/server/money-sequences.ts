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
/** How often one that is cut off is played: a database that is away for longer ends the run short of its target. */
const mostTries = 20
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
    const { judged, refused, cutOff, wrong } = await playAll(name, opened)
    const inLedger = await opened.wrongInLedger()
    for (const finding of inLedger.slice(0, shown)) console.log(`  ${name}: ${JSON.stringify(finding)}`)
    return [
      {
        label: `${name}: payments`,
        value: judged,
        unit: '',
        ...(mostMinutes === Infinity && { target: `≥ ${count}`, met: judged >= count }),
      },
      { label: `${name}: of them refused by the provider`, value: refused, unit: '' },
      { label: `${name}: more, cut off by a database that was busy, and played again`, value: cutOff, unit: '' },
      noneRow(`${name}: without a receipt although paid, or with another one`, wrong),
      noneRow(`${name}: sums that are not zero, other balances, gaps in a series`, inLedger.length),
    ]
  } finally {
    await opened.close()
  }
}

/** Plays all of them, or those for which there is time; returns how many were judged and how many went wrong. */
async function playAll(database: BenchDatabase['name'], place: OpenedSequencePlace) {
  const end = Date.now() + mostMinutes * 60_000
  let drawn = 0
  let judged = 0
  let refused = 0
  let cutOff = 0
  let wrong = 0
  while (drawn < count && Date.now() < end) {
    const numRuns = Math.min(lot, count - drawn)
    const queue = fc.sample(moneySequence, { seed: seed + drawn, numRuns }).values()
    const worker = async (): Promise<void> => {
      for (const sequence of queue) {
        const { findings, tries } = await playUntilJudged(() => playMoney(place, sequence))
        if (findings === 'away') {
          cutOff += tries
          continue
        }
        cutOff += tries - 1
        judged += 1
        if (findings === 'refused') refused += 1
        else if (findings.length > 0) {
          wrong += 1
          if (wrong <= shown) console.log(`  ${database}: ${findings.join(', ')}: ${JSON.stringify(sequence)}`)
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    // As a running server does by itself.
    await place.server.services.database.tend?.()
    drawn += numRuns
    console.log(`  ${database}: ${judged} payments, ${wrong} wrong`)
  }
  return { judged, refused, cutOff, wrong }
}

/**
 * What a sequence comes to, and how often it was played for that. What it does to the database itself may meet a limit
 * of time, as on a machine that does other things as well: it is then played again with another payment. The ledger is
 * checked with what was posted until then.
 */
async function playUntilJudged<Result>(play: () => Promise<Result>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return { findings: await play(), tries }
    } catch (error) {
      if (!(error instanceof DatabaseAwayError)) throw error
      if (tries === mostTries) return { findings: 'away' as const, tries }
    }
  }
}
