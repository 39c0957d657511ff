import { setTimeout } from 'node:timers/promises'
import { declaredStaff } from '../../../../src/server/accounts/account-roles.ts'
import { billingKind, undoingKind } from '../../../../src/server/billing/billing-runs.ts'
import { remindMembers } from '../../../../src/server/jobs/remind-members.ts'
import { readEnvironment } from '../../../../src/server/platform/environment.ts'
import { keepFilesIn } from '../../../../src/server/platform/files/file-store.ts'
import { PortalOrigins } from '../../../../src/server/platform/origins.ts'
import { startProductionServer } from '../../../production-server.ts'
import { percentile } from '../../bench-row.ts'
import type { Bench, BenchRow } from '../../bench-row.ts'
import { billedFigures, endLeases } from './billing-figures.ts'
import { BillingDesk, jobOver, jobPartlyDone } from './billing-server.ts'
import { callMeanwhile } from './steady-calls.ts'
import { atMost, billedMembers, exactly, figure, mostRatio, restTime, timed, withBillable } from './with-billable.ts'
import type { BillableOrganisation } from './with-billable.ts'

const day = 24 * 60 * 60_000

/** A run whose server is killed, its reminders, and its undoing. */
export const billingUndoBench: Bench = {
  name: 'billing-undo',
  title: `Billing ${billedMembers.toLocaleString('en')} members although the server is killed, reminding and undoing`,
  run: () => withBillable(measureKilled),
}

/** A run that is undone, after its server was killed in the middle of it and another went on. */
async function measureKilled(filled: BillableOrganisation): Promise<readonly BenchRow[]> {
  const { place, database, tenant, officer, tokens } = filled
  const year = new Date().getUTCFullYear()
  const killed = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
  const run = await new BillingDesk(killed.port, officer).begin(year)
  await jobPartlyDone(database, tenant.id, { kind: billingKind, done: billedMembers / 4 })
  await killed.kill()
  const before = await billedFigures(database, tenant.id, year)
  await endLeases(place.databaseUrl)
  const server = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
  try {
    await jobOver(database, tenant.id, billingKind)
    const { bills, twice, gaps, unbalanced } = await billedFigures(database, tenant.id, year)
    const reminded = await measureReminders(filled)
    const desk = new BillingDesk(server.port, officer)
    await callMeanwhile(server.port, tokens, setTimeout(restTime.warmUp))
    const atRest = percentile((await callMeanwhile(server.port, tokens, setTimeout(restTime.measured))).taken, 0.95)
    const undo = async () => {
      await desk.undo(run)
      return jobOver(database, tenant.id, undoingKind)
    }
    const undoing = await timed(() => callMeanwhile(server.port, tokens, undo()))
    const left = await billedFigures(database, tenant.id, year)
    return [
      figure('billed when the server was killed', before.bills),
      exactly('billed by it and the next', bills, billedMembers),
      exactly('of them twice', twice, 0),
      exactly('numbers left out after the kill', gaps, 0),
      exactly('balances that are not their transfers after the kill', unbalanced, 0),
      ...reminded,
      figure('undoing', undoing.took / 1000, 's'),
      exactly('invoices left', left.bills, 0),
      exactly('balances that are not their transfers after the undoing', left.unbalanced, 0),
      figure('other calls during the undoing, p95', percentile(undoing.result.taken, 0.95), 'ms'),
      atMost('that, as often as at rest before', percentile(undoing.result.taken, 0.95) / atRest, '×', mostRatio),
    ]
  } finally {
    await server.stop()
  }
}

/** The reminders that are due when nobody has paid two months later. */
async function measureReminders({ place, database, tenant }: BillableOrganisation): Promise<readonly BenchRow[]> {
  const { dataFolder, databaseUrl } = place
  const variables = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, ORIGINS: `${tenant.id}=https://bench.example` }
  const environment = readEnvironment({ REGALIA_MODE: 'production', ...variables }, dataFolder)
  const now = () => new Date(Date.now() + 61 * day)
  const origins = new PortalOrigins(environment, [tenant])
  const services = { database, environment, origins, files: keepFilesIn(dataFolder), staff: declaredStaff, now }
  const { took, result } = await timed(() =>
    remindMembers.run({ services, tenant, now: now(), extendLease: async () => undefined }),
  )
  return [
    figure('reminders', took / 1000, 's'),
    ...Object.entries(result.counts).map(([name, count]) => figure(name, count)),
  ]
}
