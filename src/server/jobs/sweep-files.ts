import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { listStored, undefinedIfMissing } from '../platform/files/stored-files.ts'
import type { FileOnDisk } from '../platform/files/stored-files.ts'
import { inBatches } from '../platform/jobs/in-batches.ts'
import { day, retentionEnds } from './retention.ts'
import { JobError } from '../platform/jobs/tenant-job.ts'
import type { JobReport } from '../platform/database/tables/jobs.ts'
import type { JobRun, TenantJob } from '../platform/jobs/tenant-job.ts'

/** How many files or rows are checked at once. */
const batch = 500
/** How many ids of missing files a report lists. */
const listed = 20
/** With more unnamed files than this, and fewer named ones, the database probably belongs to another folder. */
const suspicious = 1000

/**
 * Removes files that no row names, which crashes during uploads and saves leave behind. A file may wait for its row as
 * long as the organisation declares. A row whose file is missing cannot be repaired, so it is reported.
 */
export const sweepFiles: TenantJob = {
  name: 'sweep-files',
  every: day / 4,
  mayBeIdle: async ({ services, tenant }) => !(await hasFiles(join(services.files.folder, tenant.id))),
  isIdle: async (tx) => (await rowsAfter(tx, '')).length === 0,
  async run(run) {
    const swept = await sweep(run)
    const missing = await findMissing(run)
    return { counts: { ...swept, missing: missing.count }, ids: missing.ids }
  },
}

async function hasFiles(folder: string): Promise<boolean> {
  for await (const { name } of listStored(folder)) return name !== ''
  return false
}

/** Counts all files before it removes any: an empty database beside a full folder means a wrong configuration. */
async function sweep(run: JobRun): Promise<JobReport['counts']> {
  const counts = { files: 0, unnamed: 0, removed: 0 }
  for await (const files of oldOnes(run, counts)) counts.unnamed += files.length
  if (counts.unnamed > suspicious && counts.unnamed > counts.files - counts.unnamed) {
    throw new JobError(
      `${counts.unnamed} of ${counts.files} files are in no row. None was removed: is this the database that belongs to them?`,
    )
  }
  if (counts.unnamed === 0) return counts
  for await (const files of oldOnes(run)) {
    for (const { path } of files) await rm(path, { force: true })
    counts.removed += files.length
  }
  return counts
}

/** The files that no row names and that are old enough, in batches. */
async function* oldOnes(run: JobRun, counts = { files: 0 }): AsyncGenerator<readonly FileOnDisk[]> {
  const { services, tenant, now, extendLease } = run
  const { unnamedFiles } = retentionEnds(tenant.declaration.retention, now)
  for await (const files of inBatches(listStored(join(services.files.folder, tenant.id)), batch)) {
    await extendLease()
    counts.files += files.length
    const named = await services.database.inTenant(tenant.id, (tx) => namedAmong(tx, files))
    const unnamed = files.filter(({ name }) => !named.has(name))
    const old = await Promise.all(unnamed.map(async (file) => ((await isOlder(file, unnamedFiles)) ? [file] : [])))
    yield old.flat()
  }
}

async function isOlder({ path }: FileOnDisk, end: Date): Promise<boolean> {
  const found = await stat(path).catch(undefinedIfMissing)
  return found !== undefined && found.mtime <= end
}

async function namedAmong(tx: TenantTransaction, files: readonly FileOnDisk[]): Promise<ReadonlySet<string>> {
  const { tenant, db } = tx
  const ids = files.map(({ name }) => name).filter(isUuid)
  if (ids.length === 0) return new Set()
  const ofRecords = db.selectFrom('files').select('id').where('tenant', '=', tenant).where('id', 'in', ids)
  const ofCases = db.selectFrom('case_files').select('id').where('tenant', '=', tenant).where('id', 'in', ids)
  const slips = db.selectFrom('bank_slips').select('id').where('tenant', '=', tenant).where('id', 'in', ids)
  return new Set((await together(tx, ofRecords, ofCases, slips)).flat().map(({ id }) => id))
}

/** Rows whose file is missing. They are read again afterwards, because row and file may have been removed meanwhile. */
async function findMissing({
  services,
  tenant,
  extendLease,
}: JobRun): Promise<{ count: number; ids: readonly string[] }> {
  const { database, files } = services
  const ids: string[] = []
  let count = 0
  for (let after = ''; ;) {
    const rows = await database.inTenant(tenant.id, (tx) => rowsAfter(tx, after))
    const absent = await Promise.all(rows.map(async (id) => ((await files.has(tenant.id, id)) ? [] : [{ name: id }])))
    const gone = absent.flat().map(({ name }) => ({ name, path: '' }))
    if (gone.length > 0) {
      const still = await database.inTenant(tenant.id, (tx) => namedAmong(tx, gone))
      count += still.size
      ids.push(...[...still].slice(0, listed - ids.length))
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return { count, ids }
    after = last
    await extendLease()
  }
}

/** The ids of the next files that rows of records, of cases and of bank transfers name, in their order. */
async function rowsAfter(tx: TenantTransaction, id: string): Promise<readonly string[]> {
  const { tenant, db } = tx
  const first = id === '' ? '00000000-0000-0000-0000-000000000000' : id
  const ofRecords = db.selectFrom('files').select('id').where('tenant', '=', tenant).where('id', '>', first)
  const ofCases = db.selectFrom('case_files').select('id').where('tenant', '=', tenant).where('id', '>', first)
  const slips = db.selectFrom('bank_slips').select('id').where('tenant', '=', tenant).where('id', '>', first)
  const rows = await together(
    tx,
    ofRecords.orderBy('id').limit(batch),
    ofCases.orderBy('id').limit(batch),
    slips.orderBy('id').limit(batch),
  )
  const ids = rows.flat().map((row) => row.id)
  return ids.toSorted().slice(0, batch)
}
