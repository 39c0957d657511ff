import { simulatorVariables, startDarajaSimulator } from '../../simulators/daraja-simulator.ts'
import { startProductionServer } from '../../production-server.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { makeOwing, payAtOnce, wrongAfter } from '../../../tests/server/ledger/payments-at-once.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'
import { startCluster } from './cluster.ts'
import { neutralTenant } from './neutral-tenant.ts'

const payments = 50

/** Many pay in the same second, and each server hears of every payment. */
export const paymentsAtOnceBench: Bench = {
  name: 'payments-at-once',
  title: `${payments} payments at once, on two server processes that both hear of each, on PostgreSQL`,
  run: () => inBenchFolder(measure),
}

async function measure(dataFolder: string): Promise<readonly BenchRow[]> {
  const tenant = await neutralTenant()
  const cluster = await startCluster()
  const simulator = await startDarajaSimulator({ delay: 0, late: 0 })
  const place = { databaseUrl: cluster.url, dataFolder }
  const database = await openDatabase(place)
  const variables = simulatorVariables(simulator.address, [tenant.id])
  const servers = await Promise.all([1, 2].map(() => startProductionServer(place, variables)))
  try {
    const members = await makeOwing(database, tenant, payments)
    const began = performance.now()
    const addresses = servers.map(({ address }) => address)
    const statuses = await payAtOnce(addresses, simulator, members)
    const taken = performance.now() - began
    const wrong = await wrongAfter(database, tenant.id, members)
    for (const finding of wrong) console.log(`  ${JSON.stringify(finding)}`)
    const refused = statuses.filter((status) => status !== 200)
    return [
      { label: 'payments begun, and paid', value: payments, unit: '' },
      { label: 'until all are posted', value: taken, unit: 'ms' },
      { label: 'answers that are no success', value: refused.length, unit: '', target: '0', met: refused.length === 0 },
      {
        label: 'not one receipt for a payment, gaps, wrong sums',
        value: wrong.length,
        unit: '',
        target: '0',
        met: wrong.length === 0,
      },
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await simulator.close()
    await database.close()
    await cluster.stop()
  }
}
