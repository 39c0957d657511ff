import type { JobEntry } from '../../contract/job-entry.ts'
import { jobCounts, jobKinds } from '../../contract/job-names.ts'
import { jobState } from '../../contract/job-state.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** The work in the background as a table to save: one line for each job. */
export const jobsFile = (tenant: PublishedTenant, entries: readonly JobEntry[]) => ({
  titles: [
    textOf(tenant, 'portal.jobs.work'),
    textOf(tenant, 'portal.jobs.id'),
    textOf(tenant, 'portal.jobs.state'),
    textOf(tenant, 'portal.jobs.ran'),
    textOf(tenant, 'portal.jobs.due'),
    textOf(tenant, 'portal.jobs.result'),
  ],
  rows: entries.map((entry) => [
    titleOf(tenant, entry),
    entry.id,
    textOf(tenant, `portal.jobs.state.${jobState(entry)}`),
    local(tenant, entry.started_at),
    local(tenant, entry.next_at),
    resultOf(tenant, entry),
  ]),
})

function titleOf(tenant: PublishedTenant, { name }: JobEntry): string {
  const known = jobKinds.find((kind) => kind === name)
  return known === undefined ? name : textOf(tenant, `portal.jobs.kind.${known}`)
}

const local = ({ declaration }: PublishedTenant, at: string | null): string =>
  at === null ? '' : momentIn(declaration.timeZone, new Date(at))

/** Why the last run failed, else what it counted. */
function resultOf(tenant: PublishedTenant, { failure, error, counts, outcome }: JobEntry): string {
  if (failure !== null) return [textOf(tenant, `portal.jobs.failure.${failure}`), error ?? ''].join(' ').trim()
  if (outcome !== 'done') return ''
  const counted = jobCounts.filter((name) => (counts[name] ?? 0) > 0)
  return counted.map((name) => `${name}: ${counts[name] ?? 0}`).join(', ')
}
