import { fileURLToPath } from 'node:url'
import { publishedAt } from '../../../src/server/platform/published/published-at.ts'
import { generatedRun } from '../../../tests/server/requests/generated-run.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

/** REQUESTS=100000 for a long run; REQUEST_SEED repeats a run. */
const count = Number(process.env['REQUESTS'] ?? 5000)
const seed = Number(process.env['REQUEST_SEED'] ?? Math.floor(Math.random() * 1e9))
const atOnce = 8
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** How many findings are shown. */
const shown = 20

/** Sends requests to every endpoint of the server's OpenAPI document: valid, nearly valid and hostile ones. */
export const requestsBench: Bench = {
  name: 'requests',
  title: `${count} generated requests to each database, seed ${seed}`,
  run: () => onEachDatabase(measure),
}

async function measure({ name, place }: BenchDatabase): Promise<BenchRow[]> {
  const tenants = await publishedAt(root)
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
  const sorted = [...statuses].toSorted(([left], [right]) => left - right)
  return [
    ...sorted.map(([status, value]) => ({ label: `${name}: ${status || 'no answer'}`, value, unit: '' })),
    none('failed or hung', findings.length),
    { label: `${name}: records stored`, value: stored, unit: '' },
    none('of them refused by their forms', objections.length),
  ]
}
