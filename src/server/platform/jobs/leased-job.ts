import type { Services } from '../services.ts'
import type { JobKind } from './job-kind.ts'
import { JobLane } from './job-lane.ts'
import type { JobOutcome } from './job-lane.ts'
import type { TenantJob } from './tenant-job.ts'

/** The longest wait until a server looks again whether a job that recurs is due; milliseconds. */
const longestPause = 60_000

/** A job that recurs, which several servers may run, for one organisation after the other. */
export function leasedJob(
  services: Pick<Services, 'database' | 'environment' | 'files' | 'tenants' | 'origins' | 'staff' | 'now'>,
  job: TenantJob,
  log: (news: JobOutcome) => void,
): JobLane {
  const kind: JobKind = {
    name: job.name,
    pause: Math.min(job.every, longestPause),
    batch: 1,
    every: job.every,
    keeps: true,
    mayBeIdle: async (tenant) => (await job.mayBeIdle?.({ services, tenant })) ?? true,
    async begin(tx, jobs, { mayBeIdle, ...taking }) {
      const mayIdle = jobs.length > 0 && mayBeIdle
      const isIdle = mayIdle && (await job.isIdle?.(tx, { services, ...taking })) === true
      if (isIdle) return jobs.map(() => ({ outcome: 'done', report: { counts: {} } }))
      return jobs.map(() => async (control) => ({ outcome: 'done', report: await job.run({ services, ...control }) }))
    },
  }
  return new JobLane(services, kind, log)
}
