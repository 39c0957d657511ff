import { fileURLToPath } from 'node:url'
import { bundleBase } from '../../src/engine/compose/bundle-base.ts'
import type { BaseBundle } from '../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../src/engine/compose/compose-tenant.ts'
import type { ComposedTenant } from '../../src/engine/compose/compose-tenant.ts'
import { contentHash } from '../../src/engine/compose/content-hash.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { diff } from '../../src/engine/overlay/index.ts'
import { setAt } from '../../src/engine/json/pointer.ts'
import { checkDeclarations } from '../../src/engine/check/check-declarations.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
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

/** Each generated tenant has its own overlays: a relabelled field, a message, and for every tenth a changed limit. */
function composeMany(files: ReadonlyMap<string, JsonValue>): BenchRow[] {
  const all = new Map(files)
  for (const path of files.keys()) if (/^tenants\/(?!variants\/)/.test(path)) all.delete(path)
  const common = bundleBase(files)
  for (let i = 0; i < generatedTenants; i += 1) {
    for (const [path, file] of tenantFiles(i, files, common)) all.set(path, file)
  }

  const before = heapUsed()
  const started = performance.now()
  const base = bundleBase(all)
  const composed: ComposedTenant[] = []
  for (let i = 0; i < generatedTenants; i += 1) composed.push(composeFromBase(base, tenantId(i)))
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

const tenantId = (i: number) => `generated-${String(i).padStart(4, '0')}`

type Change = readonly [document: string, pointer: string, value: JsonValue]

function tenantFiles(i: number, files: ReadonlyMap<string, JsonValue>, base: BaseBundle): [string, JsonValue][] {
  const id = tenantId(i)
  const tenant = files.get('tenants/demo/tenant.json')
  if (!isJsonObject(tenant)) throw new Error('tenants/demo/tenant.json is missing')
  const identity = { ...tenant, id, name: `Body ${i}`, hosts: [`${id}.localhost`], variants: [], languages: ['en'] }
  const changes: Change[] = [
    ['sections/bio', '/schema/properties/LastName/title', `Surname ${i}`],
    ['sections/contacts', '/schema/properties/PlaceOfWork/title', `Employer ${i}`],
    ['forms/login', '/ui/email/ui:help', `As registered with body ${i}`],
  ]
  if (i % 10 === 0) changes.push(['sections/firm-bio', '/schema/properties/streetName/maxLength', 40 + (i % 50)])
  return [
    [`tenants/${id}/tenant.json`, identity],
    [`tenants/${id}/theme.json`, files.get('tenants/demo/theme.json') ?? {}],
    ...changes.map((change) => overlayFile(id, base, change)),
  ]
}

function overlayFile(tenant: string, base: BaseBundle, [id, pointer, value]: Change): [string, JsonValue] {
  const document = base.documents.get(id)
  const edited = setAt(document, pointer, value)
  if (!document || !isJsonObject(edited)) throw new Error(`${id} is not declared`)
  const overlay = diff(document, edited, { extends: id, title: 'Wording', reason: 'Wording of this body' })
  return [`tenants/${tenant}/overlays/${id}.json`, JSON.parse(JSON.stringify(overlay)) as JsonValue]
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
