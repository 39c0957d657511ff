import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { manyMembersTenant } from '../../../scripts/bench/server/many-members.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { DatabasePlace } from '../../../src/server/platform/database/open-database.ts'
import { listStored } from '../../../src/server/platform/files/stored-files.ts'
import { fileAnswersIn } from '../../../src/server/http/intake/file-answer.ts'
import { sweepFiles } from '../../../src/server/jobs/sweep-files.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { countsOf } from '../jobs/run-job.ts'
import { startTestServer } from '../start-test-server.ts'
import { TestClock } from '../test-clock.ts'
import type { CrashRun } from './crash-run.ts'
import { answersOf } from './member-at-work.ts'
import type { KnownRecord, MemberAtWork } from './member-at-work.ts'

/** The stored data compared with the members' responses. All lists but the last two should be empty. */
export interface CrashFindings {
  /** Titles of acknowledged records that are missing, */
  readonly lost: readonly string[]
  /** that differ from the last response, or whose file does, byte for byte, */
  readonly changed: readonly string[]
  /** or that exist more than once. */
  readonly twice: readonly string[]
  /** Titles of records that no response acknowledged. */
  readonly unknown: readonly string[]
  /** Ids of files without a row after the sweep, of rows without a file, and of rows that no record names. */
  readonly filesWithoutRow: readonly string[]
  readonly rowsWithoutFile: readonly string[]
  readonly rowsWithoutRecord: readonly string[]
  /** Files that the sweep removed. */
  readonly swept: number
  /** Changes that were made without a response before a kill, and sent again. */
  readonly madeBeforeRetry: number
}

/** Longer than an interrupted save's file may wait for its row; hours. */
const hoursLater = 25

/** Sweeps as a server does a day later, then compares everything stored with what members know. */
export async function findAfterCrashes(place: DatabasePlace, { members }: CrashRun): Promise<CrashFindings> {
  const clock = new TestClock(new Date(Date.now() + hoursLater * 3_600_000).toISOString())
  const still = { ...place, databaseUrl: place.databaseUrl, drop: () => Promise.resolve() }
  const server = await startTestServer({ mode: 'production', place: still, clock })
  try {
    const { services } = server
    const { removed = 0 } = (await countsOf(services, sweepFiles, manyMembersTenant)).counts
    const stored = await readStored(services, members)
    return { swept: removed, ...stored }
  } finally {
    await server.close()
  }
}

async function readStored(services: Services, members: readonly MemberAtWork[]) {
  const { records, files, keys } = await services.database.inTenant(manyMembersTenant, async ({ db }) => ({
    records: await db.selectFrom('records').select(['profile_id', 'entry_no', 'answers']).execute(),
    files: await db.selectFrom('files').select('id').execute(),
    keys: await db.selectFrom('change_keys').select(['key', 'created_at']).execute(),
  }))
  const known = new Map(members.flatMap((member) => [...member.known]))
  const byTitle = new Map<string, StoredRecord[]>()
  for (const row of records) byTitle.set(titleOf(row.answers), [...(byTitle.get(titleOf(row.answers)) ?? []), row])
  const changed: string[] = []
  for (const [title, record] of known)
    for (const row of byTitle.get(title) ?? []) if (!(await isAsKnown(services, record, row))) changed.push(title)
  const retried = new Map(members.flatMap((member) => [...member.retried]))
  const titles = [...byTitle.keys()]
  const named = records.flatMap(({ answers }) => fileAnswersIn(answers).map(({ file }) => file.id ?? ''))
  return {
    lost: [...known.keys()].filter((title) => !byTitle.has(title)),
    changed,
    twice: titles.filter((title) => (byTitle.get(title)?.length ?? 0) > 1),
    unknown: titles.filter((title) => !known.has(title)),
    ...(await compareFiles(services, new Set(files.map(({ id }) => id)), new Set(named))),
    madeBeforeRetry: keys.filter(({ key, created_at }) => created_at < (retried.get(key) ?? created_at)).length,
  }
}

async function compareFiles({ files }: Services, rows: ReadonlySet<string>, named: ReadonlySet<string>) {
  const onDisk = new Set<string>()
  for await (const { name } of listStored(join(files.folder, manyMembersTenant))) onDisk.add(name)
  const beside = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].filter((id) => !others.has(id))
  return {
    filesWithoutRow: beside(onDisk, rows),
    rowsWithoutFile: beside(rows, onDisk),
    rowsWithoutRecord: beside(rows, named),
  }
}

const titleOf = ({ name, nameOfEquipment }: JsonObject): string => String(name ?? nameOfEquipment)

interface StoredRecord {
  readonly profile_id: string
  readonly entry_no: number
  readonly answers: JsonObject
}

async function isAsKnown({ files }: Services, known: KnownRecord, row: StoredRecord): Promise<boolean> {
  const { ownership, ...answers } = row.answers
  if (row.profile_id !== known.answer.ProfileID || row.entry_no !== known.answer.EntryNo) return false
  if (!isDeepStrictEqual(answers, answersOf(known))) return false
  const [found] = fileAnswersIn(ownership)
  const id = found?.file.id
  const content = id === undefined ? undefined : await files.open(manyMembersTenant, id)
  if (!content) return known.sha256 === undefined
  const digest = createHash('sha256')
  for await (const chunk of content) digest.update(chunk)
  return digest.digest('hex') === known.sha256
}
