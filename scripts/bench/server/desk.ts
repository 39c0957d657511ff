import { createHash, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { declaredStaff } from '../../../src/server/accounts/account-roles.ts'
import { describeCase } from '../../../src/server/cases/describe-case.ts'
import { describeDesk } from '../../../src/server/cases/desk/describe-desk.ts'
import { casesOnDesk } from '../../../src/server/cases/desk/list-desk.ts'
import { listQueues } from '../../../src/server/cases/desk/queues.ts'
import { placeOfCase } from '../../../src/server/cases/case-place.ts'
import type { CaseWorld } from '../../../src/server/cases/case-place.ts'
import { findCaseNamed } from '../../../src/server/cases/case-row.ts'
import { freezeCase } from '../../../src/server/cases/frozen.ts'
import { openCase } from '../../../src/server/cases/take-act.ts'
import type { CaseReader } from '../../../src/server/cases/visible-cases.ts'
import { findUser } from '../../../src/server/accounts/users.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { Database, TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { formOf } from '../../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { insertRecord } from '../../../src/server/profiles/records.ts'
import { requestsOfProfile } from '../../../src/server/referees/requests-of-profile.ts'
import { percentile } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { fillDesk } from './fill-desk.ts'
import { neutralTenant } from './neutral-tenant.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

const cases = 100_000
const records = 200
/** Of those, so many are attachments with a file. */
const files = 30
const rounds = 40
const targets = { queue: 50, open: 150 }

/** How long the server needs for staff's queue with its counts, for a search in it, and to open one of its cases. */
export const deskBench: Bench = {
  name: 'desk',
  title: `The desk over ${cases.toLocaleString('en')} cases, each of another member; a case of ${records} records and ${files} files`,
  run: async () => {
    const tenant = await neutralTenant()
    return onEachDatabase((database) => measureDesk(database, tenant))
  },
}

const typeOf = ({ cases: types }: PublishedTenant): CaseType => {
  const type = types.get('cases/application')
  if (type === undefined) throw new Error('There is no case type')
  return type
}

async function measureDesk({ name, place }: BenchDatabase, tenant: PublishedTenant): Promise<readonly BenchRow[]> {
  const type = typeOf(tenant)
  const filled = await openDatabase(place)
  const clerk = await fillDesk(filled, tenant, type, cases)
  // The server would do so within a minute.
  await filled.tend?.()
  await filled.close()
  if (place.databaseUrl !== undefined) await vacuum(place.databaseUrl)
  const database = await openDatabase(place)
  try {
    const reader: CaseReader = {
      tenant: tenant.id,
      profileId: null,
      actor: { kind: 'person', id: clerk, roles: (tenant.declaration.roles ?? []).map(({ id }) => id) },
    }
    const inTenant = <Result>(work: (tx: TenantTransaction) => Promise<Result>) => database.inTenant(tenant.id, work)
    // The desk does not see what its owner still prepares.
    const state = type.declared.states.find(({ final, editable }) => final !== true && editable !== true)?.id ?? ''
    const list = (query: Parameters<typeof casesOnDesk>[2]['query']) =>
      inTenant((tx) =>
        casesOnDesk(tx, tenant, { type, reader, query, timeZone: tenant.declaration.timeZone, now: new Date() }),
      )
    const [one] = (await list({ of: 'desk', state })).items
    if (one === undefined) throw new Error(`No case is ${state}`)
    const open = await caseToOpen(database, tenant, { type, reader, clerk, number: one.number })
    return [
      row(
        `${name}: the counts of every queue`,
        await p95(() => inTenant((tx) => listQueues(tx, tenant, reader))),
        targets.queue,
      ),
      row(`${name}: a queue, its first page`, await p95(() => list({ of: 'desk', state })), targets.queue),
      row(`${name}: all that waits, by number`, await p95(() => list({ of: 'desk', sort: 'number' })), targets.queue),
      row(
        `${name}: assigned to nobody`,
        await p95(() => list({ of: 'desk', state, assigned: 'nobody' })),
        targets.queue,
      ),
      row(`${name}: a number looked for`, await p95(() => list({ of: 'desk', search: '0099999' }))),
      row(`${name}: a name looked for`, await p95(() => list({ of: 'desk', search: 'wambui 99999' }))),
      row(`${name}: a case opened`, await p95(open), targets.open),
    ]
  } finally {
    await database.close()
  }
}

/** Autovacuum would do the same within a minute. */
async function vacuum(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

interface Opening {
  readonly type: CaseType
  readonly reader: CaseReader
  readonly clerk: string
  readonly number: string
}

/** Fills the profile of one case and submits it; returns how staff open it. */
async function caseToOpen(
  database: Database,
  tenant: PublishedTenant,
  { type, reader, clerk, number }: Opening,
): Promise<() => Promise<unknown>> {
  const world: CaseWorld = { tenant, origin: 'https://bench.example', staff: declaredStaff, now: new Date() }
  await database.inTenant(tenant.id, async (tx) => {
    const row = await findCaseNamed(tx, type.id, number)
    if (row === undefined) throw new Error(`There is no ${number}`)
    const sections = [...tenant.samples.keys()].filter((id) => id.startsWith('sections/'))
    const collections = sections.filter(
      (id) => id !== attachments && tenant.documents.get(id)?.page?.kind === 'collection',
    )
    for (let at = 0; at < files; at += 1)
      await addAttachment(tx, tenant, { profileId: row.profile_id, entryNo: at + 1 })
    for (let at = 0; at < records - files; at += 1) {
      const section = collections[at % collections.length] ?? ''
      const [answers = {}] = tenant.samples.get(section) ?? []
      const key = { profileId: row.profile_id, section, entryNo: 1 + Math.floor(at / collections.length) }
      await insertRecord(tx, { ...key, answers, formHash: formOf(tenant, section).hash, retired: {} }, new Date())
    }
    const place = await placeOfCase(tx, world, row)
    const frozen = { at: world.now.toISOString(), answers: row.answers, assured: [] }
    await freezeCase(tx, place, row.revision, frozen)
    await tx.db
      .updateTable('cases')
      .set({ frozen: JSON.stringify(frozen) })
      .where('tenant', '=', tx.tenant)
      .where('id', '=', row.id)
      .execute()
  })
  return () =>
    database.inTenant(tenant.id, async (tx) => {
      const row = await findCaseNamed(tx, type.id, number)
      const user = await findUser(tx, clerk)
      if (row === undefined || user === undefined) throw new Error(`There is no ${number}`)
      const opened = await openCase(tx, { ...world, staff: staffOf(reader) }, { user }, row)
      const { timeZone } = tenant.declaration
      const asking = { type, reader, query: {}, timeZone, now: world.now }
      return [
        await describeCase(tx, opened),
        await describeDesk(tx, opened, row, asking),
        await requestsOfProfile(tx, row.profile_id, timeZone),
      ]
    })
}

const attachments = 'sections/attachments'

/** A record with a file, whose content nobody asks for. */
async function addAttachment(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { profileId, entryNo }: { readonly profileId: string; readonly entryNo: number },
): Promise<void> {
  const [sample = {}] = tenant.samples.get(attachments) ?? []
  const file = { id: randomUUID(), name: `attachment-${entryNo}.pdf`, mediaType: 'application/pdf', size: 40_000 }
  const answers = { ...sample, fileName: file.name, attachment: file }
  const now = new Date()
  const key = { profileId, section: attachments, entryNo }
  await insertRecord(tx, { ...key, answers, formHash: formOf(tenant, attachments).hash, retired: {} }, now)
  await tx.db
    .insertInto('files')
    .values({
      tenant: tx.tenant,
      id: file.id,
      profile_id: profileId,
      section: attachments,
      entry_no: entryNo,
      name: file.name,
      media_type: file.mediaType,
      size: file.size,
      width: null,
      height: null,
      sha256: createHash('sha256').update(file.id).digest('hex'),
      created_at: now,
    })
    .execute()
}

/** The clerk has every role. */
const staffOf = ({ actor }: CaseReader): CaseWorld['staff'] => ({ ...declaredStaff, rolesOf: async () => actor.roles })

async function p95(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  return percentile(taken.slice(5), 0.95)
}

const row = (label: string, value: number, target?: number): BenchRow => ({
  label: `${label}, 95 %`,
  value,
  unit: 'ms',
  ...(target !== undefined && { target: `≤ ${target} ms`, met: value <= target }),
})
