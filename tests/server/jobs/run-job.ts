import { leasedJob } from '../../../src/server/platform/jobs/leased-job.ts'
import type { JobNews } from '../../../src/server/platform/jobs/leased-job.ts'
import type { TenantJob } from '../../../src/server/platform/jobs/tenant-job.ts'
import type { Services } from '../../../src/server/platform/services.ts'

/** Does what is due of a job for every organisation, as a server of its own does; gives what was told of the runs. */
export async function runJob(
  services: Services,
  job: TenantJob,
  stopping: AbortSignal = new AbortController().signal,
): Promise<readonly JobNews[]> {
  const news: JobNews[] = []
  await leasedJob(services, job, (told) => news.push(told)).runDue(stopping)
  return news
}

/** The counts of the run for one organisation. Throws what made it fail. */
export async function countsOf(services: Services, job: TenantJob, tenant = 'demo') {
  const found = (await runJob(services, job)).find((news) => news.tenant === tenant)
  if (!found?.report) throw new Error(`There was no run for ${tenant}: ${found?.error ?? 'it was not due'}`)
  return found.report
}
