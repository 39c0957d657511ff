import type { AuditAction } from '../../contract/audit-log.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import type { TableRow } from '../imports/files/read-csv.ts'
import { importedDetail } from '../imports/imported-detail.ts'
import { forgetRows, queuedRows } from '../imports/queue-import.ts'
import type { ImportSource } from '../imports/queue-import.ts'
import { wrongRows } from '../imports/row-problem.ts'
import type { RowProblem } from '../imports/row-problem.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { JobControl, JobEnd, JobKind } from '../platform/jobs/job-kind.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'

/** The count of rows that were wrong, or that another change made wrong meanwhile. */
const leftOut = 'rows-left-out'

/** What becomes of the rows of files of one kind. */
export interface FileImport<Row, Outcome extends string> {
  readonly source: ImportSource
  /** How the audit log names that it is done. */
  readonly done: AuditAction
  /** What may become of a row, by the names of the report's counts, in the order of the entry in the audit log. */
  readonly outcomes: readonly Outcome[]
  readonly read: (
    rows: readonly TableRow[],
    tenant: PublishedTenant,
    began: Date,
  ) => { readonly rows: readonly Row[]; readonly problems: readonly RowProblem<string>[] }
  /** Stores a portion of the rows. */
  readonly store: (
    tx: TenantTransaction,
    rows: readonly Row[],
    now: Date,
  ) => Promise<Readonly<Record<Outcome, number>> & { readonly [leftOut]?: number }>
}

/** The pause before a server looks for imports; milliseconds. */
const pauseMilliseconds = 1000

/** How many rows one transaction stores, to keep it short. */
const portion = 500

/**
 * Imports files in portions, each a transaction of its own: one that was interrupted or cancelled has stored those
 * before, and running it again changes only what is left. Wrong rows are left out; who began it agreed to that.
 */
export const importFiles = <Row, Outcome extends string>(
  services: Pick<Services, 'database' | 'now'>,
  of: FileImport<Row, Outcome>,
): JobKind => ({
  name: of.source.kind,
  pause: pauseMilliseconds,
  batch: 1,
  mostTries: 5,
  keeps: true,
  begin: async (_tx, jobs) => jobs.map((job) => (control) => importFile(services, of, job, control)),
})

async function importFile<Row, Outcome extends string>(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { source, done, outcomes, read, store }: FileImport<Row, Outcome>,
  { id, payload }: Pick<TakenJob, 'id' | 'payload'>,
  { tenant, now: began, extendLease }: JobControl,
): Promise<JobEnd> {
  const { rows, problems } = read(queuedRows(payload), tenant, began)
  const counts = new Map<string, number>([...outcomes, leftOut].map((name) => [name, 0]))
  counts.set(leftOut, wrongRows(problems))
  for (let from = 0; from < rows.length; from += portion) {
    await extendLease({ done: from, of: rows.length })
    const some = rows.slice(from, from + portion)
    const stored = await database.inTenant(tenant.id, (tx) => store(tx, some, now()))
    for (const [name, count] of Object.entries<number>(stored)) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return {
    outcome: 'done',
    report: { counts: Object.fromEntries(counts) },
    store: async (tx) => {
      await forgetRows(tx, source, id)
      const detail = importedDetail(textAnswer(payload, 'file'), [...counts.values()])
      await recordAudit(tx, { actor_id: textAnswer(payload, 'actor'), action: done, subject_id: null, detail }, now())
    },
  }
}
