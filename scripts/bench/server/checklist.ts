import { fileURLToPath } from 'node:url'
import { evaluateChecklist } from '../../../src/engine/checklist/evaluate-checklist.ts'
import { findChecklist } from '../../../src/engine/checklist/find-checklist.ts'
import { sectionsOf } from '../../../src/engine/checklist/rule-sections.ts'
import { readFacts } from '../../../src/server/checklists/checklist-facts.ts'
import { readChecklist } from '../../../src/server/checklists/read-checklist.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { createUser } from '../../../src/server/accounts/users.ts'
import { createProfile } from '../../../src/server/profiles/profiles.ts'
import type { ProfileRow } from '../../../src/server/profiles/profiles.ts'
import { formOf } from '../../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { publishedAt } from '../../../src/server/platform/published/published-at.ts'
import { insertRecord } from '../../../src/server/profiles/records.ts'
import type { Caller } from '../../../src/server/sections/section-context.ts'
import { median } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const rounds = 200
/** Records in each collection. */
const recordsInEach = 10
const target = 5

const people = [
  { type: 'Individual', category: 'GRADUATE' },
  { type: 'Corporate', category: 'FIRM' },
] as const
type Person = (typeof people)[number]

/**
 * The time that one core needs for the checklist of a full profile: evaluation alone, and with reads from the embedded
 * database.
 */
export const checklistBench: Bench = {
  name: 'checklist',
  title: `The checklist of a profile with ${recordsInEach} records in each section`,
  run: () => inBenchFolder(measureAll),
}

async function measureAll(folder: string): Promise<BenchRow[]> {
  const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined })
  const tenant = (await publishedAt(root)).all.find(({ id }) => id === 'demo')
  if (!tenant) throw new Error('The neutral organisation is not declared')
  try {
    return await database.inTenant(tenant.id, async (tx) => {
      const rows: BenchRow[] = []
      for (const person of people) {
        rows.push(...(await measure(tx, tenant, person, 'as now')), ...(await measure(tx, tenant, person, 'changed')))
      }
      return rows
    })
  } finally {
    await database.close()
  }
}

type Forms = 'as now' | 'changed'

async function measure(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  person: Person,
  forms: Forms,
): Promise<readonly BenchRow[]> {
  const checklist = findChecklist(tenant.documents, person)
  if (!checklist) throw new Error(`${person.category} has no checklist`)
  const sections = sectionsOf(checklist)
  const { caller, profile } = await makeProfile(tx, tenant, person)
  const stored = await fill(tx, tenant, profile, { sections: everySection(tenant), forms })
  const wanted = { profile, category: person.category, sections }
  const alone = await times(async () => {
    const facts = await readFacts(tx, caller, wanted)
    return () => evaluateChecklist(checklist, facts).length
  })
  const whole = await times(async () => () => readChecklist(tx, caller, profile, person))
  const who = `${person.category}, ${stored} records, forms ${forms}`
  return [row(`${who}: evaluated`, median(alone)), row(`${who}: read and evaluated`, median(whole))]
}

async function makeProfile(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { type, category }: Person,
): Promise<{ caller: Caller; profile: ProfileRow }> {
  const now = new Date()
  const user = await createUser(tx, {
    email: `${crypto.randomUUID()}@bench.example`,
    phone: '0700000000',
    id_number: 'BENCH',
    password_hash: 'none: nobody signs in with a password here',
    type,
    category,
    profile_id: null,
    verified_at: now,
    created_at: now,
  })
  if (!user) throw new Error('This person is there already')
  return { caller: { tenant, user, now }, profile: await createProfile(tx, user.id, type, now) }
}

/** Includes sections that the checklist does not ask for: a profile may contain them too. */
const everySection = ({ documents, samples }: PublishedTenant): readonly string[] =>
  [...documents.keys()].filter((id) => id.startsWith('sections/') && (samples.get(id) ?? []).length > 0)

interface Filling {
  readonly sections: readonly string[]
  readonly forms: Forms
}

/** Stores the first valid example of each section, many times in collections; returns how many records that made. */
async function fill(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  profile: ProfileRow,
  { sections, forms }: Filling,
): Promise<number> {
  let stored = 0
  for (const section of sections) {
    const form = formOf(tenant, section)
    const [answers = {}] = tenant.samples.get(section) ?? []
    const count = form.document.page?.kind === 'collection' ? recordsInEach : 1
    for (let entryNo = 1; entryNo <= count; entryNo += 1) {
      const formHash = forms === 'as now' ? form.hash : 'older'
      await insertRecord(tx, { profileId: profile.id, section, entryNo, answers, formHash, retired: {} }, new Date())
      stored += 1
    }
  }
  return stored
}

/** How long each round takes, in milliseconds, excluding its preparation. */
async function times(prepare: () => Promise<() => unknown>): Promise<readonly number[]> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const work = await prepare()
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  return taken
}

const row = (label: string, value: number): BenchRow => ({
  label,
  value,
  unit: 'ms',
  target: `≤ ${target} ms`,
  met: value <= target,
})
