import type { JobFailure } from '../../../contract/job-entry.ts'
import type { TenantTransaction } from '../database/database.ts'
import type { JobEnd, JobKind } from './job-kind.ts'
import { endRun, endTaken, removeJob } from './job-rows.ts'
import type { RunEnd, TakenJob } from './job-rows.ts'
import { retryDelay } from './retry-delay.ts'
import { JobError } from './tenant-job.ts'

/** Ends a run without a failure: the server is stopping, or the job was cancelled or taken over. */
export class RunOver extends Error {
  override readonly name = 'RunOver'
}

interface Ended {
  readonly job: TakenJob
  readonly kind: JobKind
  readonly end: JobEnd
  readonly began: Date
  readonly now: Date
}

/** Stores how a run ended, and what follows from it, unless it was cancelled or another server has taken it over. */
export async function storeEnd(tx: TenantTransaction, ended: Ended): Promise<void> {
  const { job, kind, end } = ended
  const next = nextRun(ended)
  const isStored =
    next === null && !kind.keeps
      ? await removeJob(tx, job)
      : await endRun(tx, job, { ...columnsOf(ended), due_at: next })
  if (isStored) await end.store?.(tx)
}

/** Stores that there was nothing to do, in the transaction that took the job. */
export const storeIdle = (tx: TenantTransaction, ended: Ended): Promise<void> =>
  endTaken(tx, ended.job, { ...columnsOf(ended), due_at: nextRun(ended) })

/** When the job is due again; null when it is over. */
function nextRun({ job, kind, end, began, now }: Ended): Date | null {
  const { every, mostTries = Infinity } = kind
  if (end.outcome === 'done') return every === undefined ? null : new Date(began.getTime() + every)
  const isOver = end.outcome === 'failed' || job.tries >= mostTries
  if (isOver && every === undefined) return null
  const at = end.outcome === 'again' ? end.at : undefined
  return at ?? new Date(now.getTime() + Math.min(retryDelay(job.tries), every ?? Infinity))
}

function columnsOf({ end, now }: Ended): RunEnd {
  if (end.outcome === 'done') {
    const report = end.report && { report: JSON.stringify(end.report) }
    return { finished_at: now, outcome: 'done', tries: 0, failure: null, error: null, ...report }
  }
  return { finished_at: now, outcome: 'failed', failure: end.failure, error: end.error ?? null }
}

/** Error messages of databases and file systems may quote personal data, so only the name and code are kept. */
export function describeError(problem: unknown): { readonly failure: JobFailure; readonly error: string } {
  if (problem instanceof JobError) return { failure: 'reported', error: problem.message }
  if (!(problem instanceof Error)) return { failure: 'unforeseen', error: 'unknown' }
  const error = 'code' in problem ? `${problem.name} ${String(problem.code)}` : problem.name
  return { failure: 'unforeseen', error }
}
