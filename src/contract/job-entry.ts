import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { defineCall } from './define-call.ts'
import { MessageResponse } from './response.ts'

/**
 * Why a job failed: it says so itself (`reported`, in `error`); what it should do is refused as things are; the servers
 * that ran it stopped each time; or an error that no code foresaw (its kind is in `error`).
 */
export const JobFailure = Type.Enum(['reported', 'refused', 'interrupted', 'unforeseen'])
export type JobFailure = Static<typeof JobFailure>

/** A background job as an administrator sees it: how its last run ended, and the problems it found. */
export const JobEntry = Type.Object({
  /** The kind of work. */
  name: Type.String(),
  /** What tells jobs of a kind apart; empty for one that recurs. */
  id: Type.String(),
  /** Null until a run has ended. */
  outcome: Type.Union([Type.Enum(['done', 'failed', 'cancelled']), Type.Null()]),
  /** The counts of the last completed run, by name. */
  counts: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  /** The problems it found, e.g. ids of missing files; only the first ones. */
  ids: Type.Array(Type.String()),
  /** Why the last run failed. */
  failure: Type.Union([JobFailure, Type.Null()]),
  error: Type.Union([Type.String(), Type.Null()]),
  /** Whether a server is running it now. */
  running: Type.Boolean(),
  /** How far it is, as far as it says so. */
  progress: Type.Union([
    Type.Object({ done: Type.Integer({ minimum: 0 }), of: Type.Optional(Type.Integer({ minimum: 0 })) }),
    Type.Null(),
  ]),
  /** How many runs were started since the last one that succeeded. */
  tries: Type.Integer({ minimum: 0 }),
  /** ISO 8601, UTC; null before the first run. */
  started_at: Type.Union([Type.String(), Type.Null()]),
  finished_at: Type.Union([Type.String(), Type.Null()]),
  /** When it may run next; null when it is over. */
  next_at: Type.Union([Type.String(), Type.Null()]),
})
export type JobEntry = Static<typeof JobEntry>

/** Names a job that is done once. */
export const JobNameBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100 }), id: Type.String({ minLength: 1, maxLength: 300 }) },
  { additionalProperties: false },
)
export type JobNameBody = Static<typeof JobNameBody>

export const jobCalls = {
  jobs: defineCall({
    method: 'GET',
    path: 'admin/jobs',
    session: 'required',
    right: 'jobs',
    tag: 'Administration',
    summary: 'What is done in the background: what recurs, then the newest of what is done once',
    response: Type.Array(JobEntry),
    refusals: ['forbidden'],
  }),
  jobsFile: defineCall({
    ...asFile,
    right: 'jobs',
    path: 'admin/jobs/export',
    summary: 'The same as comma-separated values or a spreadsheet, in the caller’s language',
    query: fileOf({}),
  }),
  cancelJob: defineCall({
    method: 'POST',
    path: 'admin/jobs/cancel',
    session: 'required',
    right: 'jobs',
    tag: 'Administration',
    summary: 'Cancel a job that waits or runs; what it has done by then stays',
    body: JobNameBody,
    response: MessageResponse,
    refusals: ['forbidden', 'not-found'],
  }),
  retryJob: defineCall({
    method: 'POST',
    path: 'admin/jobs/retry',
    session: 'required',
    right: 'jobs',
    tag: 'Administration',
    summary: 'Try a job again that failed or was cancelled',
    body: JobNameBody,
    response: MessageResponse,
    refusals: ['forbidden', 'not-found'],
  }),
}
