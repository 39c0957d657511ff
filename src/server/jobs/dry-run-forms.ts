import type { JobKind } from '../platform/jobs/job-kind.ts'
import { dryRunKind, finishDryRun } from '../publishing/begin-dry-run.ts'
import type { DryRunServices } from '../publishing/begin-dry-run.ts'

/** The pause before a server looks for dry runs; milliseconds. Somebody waits for each. */
const pauseMilliseconds = 250

/** Judges the stored records of an organisation by drafts, where they are too many for an answer at once. */
export const dryRunForms = (services: DryRunServices): JobKind => ({
  name: dryRunKind,
  pause: pauseMilliseconds,
  batch: 1,
  mostTries: 3,
  keeps: true,
  begin: async (_tx, jobs) => jobs.map((job) => (control) => finishDryRun(services, job, control)),
})
