import { setTimeout } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { billingKind } from '../../../../src/server/billing/billing-runs.ts'
import { startProductionServer } from '../../../production-server.ts'
import type { ServerProcess } from '../../../server-process.ts'
import { percentile } from '../../bench-row.ts'
import type { Bench, BenchRow } from '../../bench-row.ts'
import { billedFigures } from './billing-figures.ts'
import { BillingDesk, jobOver } from './billing-server.ts'
import { payMeanwhile } from './pay-meanwhile.ts'
import { callMeanwhile } from './steady-calls.ts'
import { atMost, billedMembers, exactly, figure, mostRatio, restTime, timed, withBillable } from './with-billable.ts'
import type { BillableOrganisation } from './with-billable.ts'

const targets = { seconds: 300, payment: 100 }

/** The yearly billing of a whole organisation on PostgreSQL, and what other callers notice of it. */
export const billingRunBench: Bench = {
  name: 'billing-run',
  title: `Billing ${billedMembers.toLocaleString('en')} members on PostgreSQL while others call and pay`,
  run: () =>
    withBillable(async (filled) => {
      const server = await startProductionServer(filled.place, { TRUSTED_PROXIES: '1' })
      try {
        return await measureRun(server, filled)
      } finally {
        await server.stop()
      }
    }),
}

/** A preview, and a run with what other callers notice of it. */
async function measureRun(server: ServerProcess, filled: BillableOrganisation): Promise<readonly BenchRow[]> {
  const { database, tenant, tokens, payers, officer } = filled
  const year = new Date().getUTCFullYear()
  const desk = new BillingDesk(server.port, officer)
  const meanwhile = async (work: Promise<unknown>) => {
    const [calls, payments] = await Promise.all([
      callMeanwhile(server.port, tokens, work),
      payMeanwhile(database, tenant, payers, work),
    ])
    return { p95: percentile(calls.taken, 0.95), refused: calls.refused, paid: payments }
  }
  await callMeanwhile(server.port, tokens, setTimeout(restTime.warmUp))
  const atRest = await meanwhile(setTimeout(restTime.measured))
  const preview = await timed(() => desk.preview(year))
  const run = async () => {
    await desk.begin(year)
    return jobOver(database, tenant.id, billingKind)
  }
  const billing = await timed(() => meanwhile(run()))
  const load = loadavg()[0] ?? 0
  const { bills, twice, gaps, unbalanced } = await billedFigures(database, tenant.id, year)
  const restAgain = await meanwhile(setTimeout(restTime.measured))
  // What the run leaves behind slows the rest after it.
  const p95 = Math.min(atRest.p95, restAgain.p95)
  return [
    figure('preview', preview.took, 'ms'),
    atMost('run', billing.took / 1000, 's', targets.seconds),
    exactly('members billed', bills, billedMembers),
    exactly('billed twice', twice, 0),
    exactly('numbers left out', gaps, 0),
    exactly('balances that are not their transfers', unbalanced, 0),
    figure('other calls before, p95', atRest.p95, 'ms'),
    figure('other calls afterwards, p95', restAgain.p95, 'ms'),
    figure('other calls during the run, p95', billing.result.p95, 'ms'),
    atMost('that, as often as at rest', billing.result.p95 / p95, '×', mostRatio),
    exactly('other calls that were refused', billing.result.refused, 0),
    figure('payments at rest, p95', percentile(atRest.paid, 0.95), 'ms'),
    atMost('payments during the run, p95', percentile(billing.result.paid, 0.95), 'ms', targets.payment),
    figure('payments during the run, the longest', Math.max(...billing.result.paid), 'ms'),
    figure('load of the machine then, by its minute', load),
  ]
}
