import { findPaymentsAfterCrashes } from '../../../tests/server/crash/payments/payments-after-crashes.ts'
import { membersAtOnce, runPaymentCrashes } from '../../../tests/server/crash/payments/payment-crashes.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

/** KILLS=300 for a long run; KILL_SEED repeats the same moments and payers. */
const kills = Number(process.env['KILLS'] ?? 20)
const seed = Number(process.env['KILL_SEED'] ?? Math.floor(Math.random() * 1e9))
/** How many findings of each kind are shown. */
const shown = 5

/** Members pay while server or provider is killed; then the ledger is compared with what the provider knows. */
export const killPaymentsBench: Bench = {
  name: 'kill-payments',
  title: `kill -9 of server and provider in turn, on each database, within ${kills * membersAtOnce} payments, seed ${seed}`,
  run: () => onEachDatabase(measure),
}

async function measure({ name, place }: BenchDatabase): Promise<BenchRow[]> {
  const began = performance.now()
  const run = await runPaymentCrashes(place, { kills, seed })
  const found = await findPaymentsAfterCrashes(place, run)
  const figure = (label: string, value: number, unit = ''): BenchRow => ({ label: `${name}: ${label}`, value, unit })
  const none = (label: string, findings: readonly unknown[]): BenchRow => {
    for (const finding of findings.slice(0, shown)) console.log(`  ${name}: ${label}: ${JSON.stringify(finding)}`)
    return { ...figure(label, findings.length), target: '0', met: findings.length === 0 }
  }
  return [
    figure('kills of the server', run.serverKills),
    figure('kills of the provider', run.providerKills),
    figure('members who paid', found.paid),
    figure('of them by card', found.paidByCard),
    figure('members who did not', found.unpaid),
    figure('of them cut before anything was stored', found.cut),
    none('paid without a receipt', found.lost),
    none('paid, or posted, twice', found.doubled),
    none('receipts for nothing', found.unearned),
    none('not paid and not informed', found.uninformed),
    none('invoices that do not follow', found.wronglyOwed),
    none('sums that do not match', found.wrongSums),
    figure('took', (performance.now() - began) / 1000, 's'),
  ]
}
