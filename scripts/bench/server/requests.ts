import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabasePlace } from '../../../src/server/platform/database/open-database.ts'
import { publishedAt } from '../../../src/server/platform/published/published-at.ts'
import type { PublishedTenants } from '../../../src/server/platform/published/published-tenants.ts'
import { generatedRun } from '../../../tests/server/requests/generated-run.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { startCluster } from './cluster.ts'

/** REQUESTS=100000 for a long run; REQUEST_SEED repeats one. */
const count = Number(process.env['REQUESTS'] ?? 5000)
const seed = Number(process.env['REQUEST_SEED'] ?? Math.floor(Math.random() * 1e9))
const atOnce = 8
/** Findings that are shown. */
const shown = 20

/** Requests to everything that the server's OpenAPI document describes: right, nearly right and hostile ones. */
export const requestsBench: Bench = {
  name: 'requests',
  title: `${count} generated requests to each database, seed ${seed}`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'regalia-bench-'))
    const cluster = await startCluster()
    try {
      const tenants = await publishedAt(fileURLToPath(new URL('../../..', import.meta.url)))
      const embedded = { dataFolder: join(folder, 'embedded'), databaseUrl: undefined }
      const server = { dataFolder: join(folder, 'server'), databaseUrl: cluster.url }
      return [...(await measure('PGlite', embedded, tenants)), ...(await measure('PostgreSQL', server, tenants))]
    } finally {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function measure(name: string, place: DatabasePlace, tenants: PublishedTenants): Promise<BenchRow[]> {
  const { statuses, findings, stored, objections } = await generatedRun(place, tenants, { seed, count, atOnce })
  for (const finding of findings.slice(0, shown)) console.log(`  ${name}: ${finding}`)
  for (const objection of objections.slice(0, shown)) console.log(`  ${name}: stored ${JSON.stringify(objection)}`)
  const none = (label: string, value: number): BenchRow => ({
    label: `${name}: ${label}`,
    value,
    unit: '',
    target: '0',
    met: value === 0,
  })
  const told = [...statuses].toSorted(([left], [right]) => left - right)
  return [
    ...told.map(([status, value]) => ({ label: `${name}: ${status || 'no answer'}`, value, unit: '' })),
    none('failed or hung', findings.length),
    { label: `${name}: records stored`, value: stored, unit: '' },
    none('of them refused by their forms', objections.length),
  ]
}
