import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

/** A background job as an administrator sees it: how its last run ended, and the problems it found. */
export const JobEntry = Type.Object({
  name: Type.String(),
  /** Null until a run has ended. */
  outcome: Type.Union([Type.Enum(['done', 'failed']), Type.Null()]),
  /** The counts of the last completed run, by name. */
  counts: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  /** The problems it found, e.g. ids of missing files; only the first ones. */
  ids: Type.Array(Type.String()),
  /** Why the last run failed. */
  error: Type.Union([Type.String(), Type.Null()]),
  /** Whether a server is running it now. */
  running: Type.Boolean(),
  /** ISO 8601, UTC. */
  started_at: Type.String(),
  finished_at: Type.Union([Type.String(), Type.Null()]),
  next_at: Type.String(),
})
export type JobEntry = Static<typeof JobEntry>

export const jobCalls = {
  jobs: defineCall({
    method: 'GET',
    path: 'admin/jobs',
    session: 'required',
    tag: 'Administration',
    summary: 'How the last runs of the background jobs ended',
    response: Type.Array(JobEntry),
    refusals: ['forbidden'],
  }),
}
