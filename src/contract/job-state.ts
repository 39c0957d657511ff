import type { JobEntry } from './job-entry.ts'

/**
 * Where a job stands, the one that needs somebody's attention first: `failed` is over or, where it recurs, failed last
 * time; `again` failed and will be tried again.
 */
export const jobStates = ['failed', 'again', 'running', 'waiting', 'done', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** Where a job stands. */
export function jobState({ running, outcome, next_at }: Pick<JobEntry, 'running' | 'outcome' | 'next_at'>): JobState {
  if (running) return 'running'
  if (outcome === 'failed') return next_at === null ? 'failed' : 'again'
  return outcome ?? 'waiting'
}
