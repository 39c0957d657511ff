import type { JobKind } from '../platform/jobs/job-kind.ts'
import { publishScheduled } from '../publishing/publish-scheduled.ts'
import type { SchedulingServices } from '../publishing/publish-scheduled.ts'
import { schedulingKind } from '../publishing/schedule-publication.ts'

/** The pause before a server looks for publications that are due; milliseconds. */
const pauseMilliseconds = 1000

/** Publishes what was scheduled, one after the other: each is checked against what the one before left in force. */
export const publishScheduledForms = (services: SchedulingServices): JobKind => ({
  name: schedulingKind,
  pause: pauseMilliseconds,
  batch: 1,
  keeps: true,
  begin: async (_tx, jobs) => jobs.map((job) => (control) => publishScheduled(services, job, control)),
})
