import type { JobEntry } from '../../../../contract/job-entry.ts'
import { decidedElsewhere } from '../../../../contract/job-names.ts'
import { jobState, jobStates } from '../../../../contract/job-state.ts'

/** What recurs is done by itself and has no id; only what is done once can be cancelled or tried again. */
export const isDoneOnce = ({ id }: Pick<JobEntry, 'id'>): boolean => id !== ''

const isDecidedHere = (entry: JobEntry): boolean => isDoneOnce(entry) && !decidedElsewhere.includes(entry.name)

/** Whether a job that is done once can be cancelled: it is not over. */
export const isCancellable = (entry: JobEntry): boolean => isDecidedHere(entry) && entry.next_at !== null

/** Whether a job can be tried again at once: it failed or was cancelled, and nobody runs it. */
export const isRetriable = (entry: JobEntry): boolean =>
  isDecidedHere(entry) && !entry.running && (entry.outcome === 'failed' || entry.outcome === 'cancelled')

/** The jobs by their state, else in their order. */
export const byState = (entries: readonly JobEntry[]): readonly JobEntry[] =>
  entries.toSorted((one, other) => jobStates.indexOf(jobState(one)) - jobStates.indexOf(jobState(other)))
