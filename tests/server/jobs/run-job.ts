import { leasedJob } from '../../../src/server/platform/jobs/leased-job.ts'
import type { JobOutcome } from '../../../src/server/platform/jobs/job-lane.ts'
import type { TenantJob } from '../../../src/server/platform/jobs/tenant-job.ts'
import type { Services } from '../../../src/server/platform/services.ts'

/** Runs a job that is due for every organisation, as a server does; returns the outcomes of the runs. */
export async function runJob(
  services: Services,
  job: TenantJob,
  stopping: AbortSignal = new AbortController().signal,
): Promise<readonly JobOutcome[]> {
  const news: JobOutcome[] = []
  await leasedJob(services, job, (outcome) => news.push(outcome)).runDue(stopping)
  return news
}

/** The report of the run for one organisation. Throws when there was none or it failed. */
export async function countsOf(services: Services, job: TenantJob, tenant = 'demo') {
  const found = (await runJob(services, job)).find((news) => news.tenant === tenant)
  if (!found?.report) throw new Error(`There was no run for ${tenant}: ${found?.error ?? 'it was not due'}`)
  return found.report
}
