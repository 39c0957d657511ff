import type { JobEntry } from '../../../../contract/job-entry.ts'

/**
 * Where a job stands, the one that needs somebody's attention first: `failed` is over or, where it recurs, failed last
 * time; `again` failed and will be tried again.
 */
export const jobStates = ['failed', 'again', 'running', 'waiting', 'done', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

export function jobState({ running, outcome, next_at }: JobEntry): JobState {
  if (running) return 'running'
  if (outcome === 'failed') return next_at === null ? 'failed' : 'again'
  return outcome ?? 'waiting'
}

/** What recurs is done by itself and has no id; only what is done once can be cancelled or tried again. */
export const isDoneOnce = ({ id }: Pick<JobEntry, 'id'>): boolean => id !== ''

/** Whether a job that is done once can be cancelled: it is not over. */
export const isCancellable = (entry: JobEntry): boolean => isDoneOnce(entry) && entry.next_at !== null

/** Whether a job can be tried again at once: it failed or was cancelled, and nobody runs it. */
export const isRetriable = (entry: JobEntry): boolean =>
  isDoneOnce(entry) && !entry.running && (entry.outcome === 'failed' || entry.outcome === 'cancelled')

/** The jobs by their state, else in their order. */
export const byState = (entries: readonly JobEntry[]): readonly JobEntry[] =>
  entries.toSorted((one, other) => jobStates.indexOf(jobState(one)) - jobStates.indexOf(jobState(other)))
