import { join } from 'node:path'
import type { Database } from '../../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../../src/server/platform/database/open-database.ts'
import type { PublishedTenant } from '../../../../src/server/platform/published/published-tenant.ts'
import type { BenchRow } from '../../bench-row.ts'
import { inBenchFolder } from '../bench-folder.ts'
import { startCluster } from '../cluster.ts'
import { neutralTenant } from '../neutral-tenant.ts'
import { fillBillable } from './fill-billable.ts'
import type { Billable } from './fill-billable.ts'

/** How many members are billed; `MEMBERS=10000` measures fewer. */
export const billedMembers = Number(process.env['MEMBERS'] ?? '100000')

/** How often other calls may take longer than at rest. */
export const mostRatio = 2

/** How long others call before anything is measured, and how long at rest; milliseconds. */
export const restTime = { warmUp: 5000, measured: 20_000 }

/** An organisation with members to bill, on a PostgreSQL server. */
export interface BillableOrganisation extends Billable {
  readonly place: { readonly dataFolder: string; readonly databaseUrl: string }
  readonly database: Database
  readonly tenant: PublishedTenant
}

/** Does some work with such an organisation, and removes it. */
export function withBillable<Result>(work: (filled: BillableOrganisation) => Promise<Result>): Promise<Result> {
  return inBenchFolder(async (folder) => {
    const cluster = await startCluster()
    try {
      const place = { dataFolder: join(folder, 'data'), databaseUrl: cluster.url }
      const database = await openDatabase(place)
      try {
        const tenant = await neutralTenant()
        const filled = await fillBillable(database, tenant, { members: billedMembers, url: cluster.url })
        return await work({ ...filled, place, database, tenant })
      } finally {
        await database.close()
      }
    } finally {
      await cluster.stop()
    }
  })
}

/** Does some work; returns how long it took, in milliseconds, too. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly took: number; readonly result: Result }> {
  const began = performance.now()
  const result = await work()
  return { took: performance.now() - began, result }
}

export const figure = (label: string, value: number, unit = ''): BenchRow => ({ label, value, unit })
export const atMost = (label: string, value: number, unit: string, target: number): BenchRow => ({
  ...figure(label, value, unit),
  target: `≤ ${target} ${unit}`,
  met: value <= target,
})
export const exactly = (label: string, value: number, target: number): BenchRow => ({
  ...figure(label, value),
  target: String(target),
  met: value === target,
})
