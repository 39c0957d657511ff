import { fileURLToPath } from 'node:url'
import { bundleBase } from '../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../src/engine/compose/compose-tenant.ts'
import { contentHash } from '../../src/engine/compose/content-hash.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { checkDeclarations } from '../../src/engine/check/check-declarations.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { generatedId, generatedTenant } from './many-tenants.ts'
import { median } from './bench-row.ts'
import type { Bench, BenchRow } from './bench-row.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const generatedTenants = 1000
const warmRuns = 50

/** Composes one tenant, and a thousand generated ones: time, distinct validators, memory. */
export const composeBench: Bench = {
  name: 'compose',
  title: 'Composing tenants',
  async run() {
    const files = await readDeclarations(root)
    return [...composeOne(files), ...composeMany(files)]
  },
}

function composeOne(files: ReadonlyMap<string, JsonValue>): BenchRow[] {
  const base = bundleBase(files)
  const times = Array.from({ length: warmRuns }, () => timed(() => composeFromBase(base, 'iek')))
  const forms = composeFromBase(base, 'iek').documents.size
  const ms = median(times)
  return [
    { label: 'documents of one tenant', value: forms, unit: '' },
    { label: 'compose all documents of one tenant, warm', value: ms, unit: 'ms', target: '≤ 20 ms', met: ms <= 20 },
  ]
}

function composeMany(files: ReadonlyMap<string, JsonValue>): BenchRow[] {
  const all = new Map(files)
  for (const path of files.keys()) if (/^tenants\/(?!variants\/)/.test(path)) all.delete(path)
  const common = bundleBase(files)
  for (let i = 0; i < generatedTenants; i += 1) {
    for (const [path, file] of generatedTenant(i, files, common, ['en'])) all.set(path, file)
  }

  const before = heapUsed()
  const started = performance.now()
  const base = bundleBase(all)
  const composed: ComposedTenant[] = []
  for (let i = 0; i < generatedTenants; i += 1) composed.push(composeFromBase(base, generatedId(i)))
  const composeSeconds = (performance.now() - started) / 1000
  const bytes = (heapUsed() - before) / generatedTenants
  const issues = checkDeclarations(all)
  const seconds = (performance.now() - started) / 1000
  if (issues.length > 0) throw new Error(`A generated tenant is wrong: ${JSON.stringify(issues[0])}`)

  return [
    { label: 'compose 1,000 generated tenants', value: composeSeconds, unit: 's' },
    {
      label: 'compose and check them, without compiling',
      value: seconds,
      unit: 's',
      target: '≤ 60 s',
      met: seconds <= 60,
    },
    { label: 'distinct validators among them', value: distinctValidators(composed), unit: '' },
    { label: 'memory held per composed tenant', value: bytes / 1000, unit: 'kB' },
  ]
}

/** Documents with the same schema, and the same rules compiled into it, share a validator. */
function distinctValidators(tenants: readonly ComposedTenant[]): number {
  const hashes = new Set<string>()
  for (const { documents } of tenants) {
    for (const { schema, ui } of documents.values()) {
      if (schema) hashes.add(contentHash({ schema, rules: ui?.rules ?? [] }))
    }
  }
  return hashes.size
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function heapUsed(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
