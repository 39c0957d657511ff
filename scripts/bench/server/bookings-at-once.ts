import { startProductionServer } from '../../production-server.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import {
  announceFor,
  bookedByAll,
  counted,
  makeBookers,
  wrongBookings,
} from '../../../tests/server/cases/bookings-at-once.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'
import { startCluster } from './cluster.ts'

const bookers = Number(process.env['BOOKERS'] ?? 1000)
const capacity = 100
const waiters = 100

/** Many want the same places in the same second; of those who get none, some then wait for one, at once as well. */
export const bookingsAtOnceBench: Bench = {
  name: 'bookings-at-once',
  title: `${bookers} bookings at once for ${capacity} places, on two server processes on PostgreSQL`,
  run: () => inBenchFolder(measure),
}

async function measure(dataFolder: string): Promise<readonly BenchRow[]> {
  const cluster = await startCluster()
  const place = { databaseUrl: cluster.url, dataFolder }
  const database = await openDatabase(place)
  const servers = await Promise.all([1, 2].map(() => startProductionServer(place)))
  try {
    const event = await announceFor(database, capacity)
    const people = await makeBookers(database, bookers)
    const ports = servers.map(({ port }) => port)
    const began = performance.now()
    const { answers, rounds } = await bookedByAll(ports, people, event)
    const taken = performance.now() - began
    const left = people.filter((_one, nth) => answers[nth] !== 'billed').slice(0, waiters)
    const wrong = [...(await wrongBookings(database, people, { capacity }))]
    const { answers: waited } = await bookedByAll(ports, left, event, 'wait')
    wrong.push(...(await wrongBookings(database, people, { capacity, waiting: left.length })))
    for (const finding of wrong) console.log(`  ${JSON.stringify(finding)}`)
    console.log(`  ${JSON.stringify({ ...counted(answers), then: counted(waited) })}`)
    const booked = answers.filter((one) => one === 'billed').length
    const full = answers.filter((one) => one.endsWith(`There are not enough places: 0 of ${capacity} are left.`)).length
    const refused = bookers - capacity
    return [
      { label: 'until all are answered', value: taken, unit: 'ms' },
      { label: 'rounds, because a server asked some to try again', value: rounds, unit: '' },
      { label: 'booked', value: booked, unit: '', target: String(capacity), met: booked === capacity },
      { label: 'answered that it is full', value: full, unit: '', target: String(refused), met: full === refused },
      {
        label: 'then waiting',
        value: waited.filter((one) => one === 'waiting').length,
        unit: '',
        target: String(left.length),
        met: waited.every((one) => one === 'waiting'),
      },
      {
        label: 'billed for nothing, oversold, gaps, wrong sums',
        value: wrong.length,
        unit: '',
        target: '0',
        met: wrong.length === 0,
      },
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
    await cluster.stop()
  }
}
