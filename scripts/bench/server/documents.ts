import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { PrintedDocument } from '../../../src/engine/printing/printed-document.ts'
import { makeDocumentCode } from '../../../src/server/platform/documents/document-code.ts'
import { drawingKind } from '../../../src/server/cases/documents/drawing-kind.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { drawnTemplate } from '../../../src/server/platform/documents/drawn-template.ts'
import { releasedAssets } from '../../../src/server/platform/brand/asset-reader.ts'
import { readBrand } from '../../../src/server/platform/documents/read-brand.ts'
import { PdfPool } from '../../../src/server/platform/documents/threads/pdf-pool.ts'
import { enqueue } from '../../../src/server/platform/jobs/job-rows.ts'
import { publishedAt } from '../../../src/server/platform/published/published-at.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { startProductionServer } from '../../production-server.ts'
import { median, percentile } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { makeCall } from './call.ts'
import { fillDesk } from './fill-desk.ts'
import { makeManyMembers, manyMembersTenant } from './many-members.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const pages = 12
const rounds = 20
const certificates = 500
/** Signed-in members who call meanwhile, and how long each waits between two calls; milliseconds. */
const callers = 8
const pause = 40
const seconds = { warmUp: 3, measured: 6 }
const targets = { drawing: 300, slower: 2 }

/** How long a long document takes, and what drawing many certificates does to the calls of members. */
export const documentsBench: Bench = {
  name: 'documents',
  title: `A document of ${pages} pages; ${certificates} certificates, drawn while ${callers} members call`,
  run: async () => {
    const tenant = (await publishedAt(root)).all.find(({ id }) => id === manyMembersTenant)
    if (tenant === undefined) throw new Error('The neutral organisation is not declared')
    return [await drawLong(tenant), ...(await onEachDatabase((database) => drawMany(database, tenant)))]
  },
}

/** The application as it is printed, again and again until it has enough pages, on a thread of the server's. */
async function drawLong(tenant: PublishedTenant): Promise<BenchRow> {
  const pool = new PdfPool()
  const brand = await readBrand({ root, assets: releasedAssets(root) }, tenant, tenant.declaration.settings)
  const once = applicationOf(tenant)
  try {
    let document = once
    while (pagesIn(await pool.draw(tenant.id, document, brand)) < pages) {
      document = { ...document, blocks: [...document.blocks, ...once.blocks] }
    }
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      await pool.draw(tenant.id, document, brand)
      taken.push(performance.now() - began)
    }
    const value = median(taken)
    const target = { target: `≤ ${targets.drawing} ms`, met: value <= targets.drawing }
    return { label: `a document of ${pages} pages`, value, unit: 'ms', ...target }
  } finally {
    await pool.close()
  }
}

function applicationOf(tenant: PublishedTenant): PrintedDocument {
  const [values = {}] = tenant.samples.get('documents/application') ?? []
  const { blocks, ...document } = drawnTemplate(tenant, 'documents/application', { values }, new Date())
  return { ...document, blocks: blocks.flatMap((block) => (block.kind === 'stored-picture' ? [] : [block])) }
}

const pagesIn = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .split(/\/Type \/Page\b/).length - 1

/** Measures calls at rest, issues the certificates, and measures the calls again while a server draws them. */
async function drawMany({ name, place }: BenchDatabase, tenant: PublishedTenant): Promise<readonly BenchRow[]> {
  const tokens = await withDatabase(place, async (database) => {
    const type = tenant.cases.get('cases/application')
    if (type === undefined) throw new Error('There is no case type')
    await fillDesk(database, tenant, type, 1)
    return makeManyMembers(database, callers, new Date())
  })
  const before = await p95OfCalls(place, tokens)
  await withDatabase(place, (database) => issue(database, tenant))
  const during = await p95OfCalls(place, tokens)
  const drawn = await withDatabase(place, countDrawn)
  if (drawn === certificates) throw new Error('All certificates were drawn before the calls had ended')
  const slower = during / before
  const target = { target: `≤ ${targets.slower} ×`, met: slower <= targets.slower }
  return [
    { label: `${name}: calls of members at rest, 95 %`, value: before, unit: 'ms' },
    { label: `${name}: while certificates are drawn, 95 %`, value: during, unit: 'ms' },
    { label: `${name}: so many times as long`, value: slower, unit: '×', ...target },
    { label: `${name}: certificates drawn`, value: drawn / (seconds.warmUp + seconds.measured), unit: '/s' },
  ]
}

async function withDatabase<Result>(
  place: BenchDatabase['place'],
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Adds the rows that releasing as many applications leaves. */
const issue = (database: Database, tenant: PublishedTenant): Promise<number> =>
  database.inTenant(tenant.id, async (tx) => {
    const template = 'documents/certificate'
    const now = new Date()
    const template_hash = tenant.shown[template] ?? ''
    const declared = JSON.stringify(tenant.documents.get(template) ?? {})
    await tx.db
      .insertInto('form_snapshots')
      .values({ tenant: tx.tenant, hash: template_hash, document_id: template, document: declared })
      .execute()
    const cases = await tx.db
      .selectFrom('cases')
      .select('id')
      .where('tenant', '=', tx.tenant)
      .limit(certificates)
      .execute()
    const [data = {}] = tenant.samples.get(template) ?? []
    const shared = { tenant: tx.tenant, document: 'certificate', template, template_hash, until: null, issued_at: now }
    const documents = cases.map(({ id }, nth) => ({
      ...shared,
      id: randomUUID(),
      case_id: id,
      number: `CERT-${nth}`,
      code: makeDocumentCode(),
      data: JSON.stringify(data),
    }))
    await tx.db.insertInto('case_documents').values(documents).execute()
    const jobs = documents.map(({ id }) => ({ kind: drawingKind, id }))
    return enqueue(tx, jobs, now)
  })

const countDrawn = (database: Database): Promise<number> =>
  database.inTenant(manyMembersTenant, async ({ tenant, db }) => {
    const rows = await db.selectFrom('case_document_files').select('document_id').where('tenant', '=', tenant).execute()
    return rows.length
  })

/** The time that 95 % of the members' calls take at most, once the server is warm; milliseconds. */
async function p95OfCalls(place: BenchDatabase['place'], tokens: readonly string[]): Promise<number> {
  const server = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
  try {
    await callFor(server.port, tokens, seconds.warmUp)
    return percentile(await callFor(server.port, tokens, seconds.measured), 0.95)
  } finally {
    await server.stop()
  }
}

async function callFor(port: number, tokens: readonly string[], duration: number): Promise<readonly number[]> {
  const until = performance.now() + duration * 1000
  const agent = new Agent({ keepAlive: true })
  const taken: number[] = []
  const member = async (token: string, caller: number): Promise<void> => {
    for (let nth = caller; performance.now() < until; nth += 1) {
      const path = nth % 2 === 0 ? 'auth/user' : 'profile/contact'
      const { status, took } = await makeCall(agent, port, { method: 'GET', path, caller, token })
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
      taken.push(took)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    await Promise.all(tokens.map(member))
  } finally {
    agent.destroy()
  }
  return taken
}
