import { textAnswer } from '../../engine/json/text-answer.ts'
import { awardImport } from '../cpd/check-award-import.ts'
import { importAwards } from '../cpd/import-awards.ts'
import type { AwardCounts } from '../cpd/import-awards.ts'
import { readAwardRows } from '../cpd/read-award-rows.ts'
import { importedDetail } from '../imports/imported-detail.ts'
import { forgetRows, queuedRows } from '../imports/queue-import.ts'
import { wrongRows } from '../imports/row-problem.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { JobControl, JobEnd, JobKind } from '../platform/jobs/job-kind.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'
import type { Services } from '../platform/services.ts'

/** The pause before a server looks for imports; milliseconds. */
const pauseMilliseconds = 1000

/** How many awards one transaction adds, to keep it short. */
const portion = 500

/**
 * Imports points in portions, each a transaction of its own: one that was interrupted or cancelled has added those
 * before, and running it again adds only what is left. Wrong rows are left out; who began it agreed to that.
 */
export const importAwardsJob = (services: Pick<Services, 'database' | 'now'>): JobKind => ({
  name: awardImport.kind,
  pause: pauseMilliseconds,
  batch: 1,
  mostTries: 5,
  keeps: true,
  begin: async (_tx, jobs) => jobs.map((job) => (control) => importFile(services, job, control)),
})

async function importFile(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { id, payload }: Pick<TakenJob, 'id' | 'payload'>,
  { tenant, now: began, extendLease }: JobControl,
): Promise<JobEnd> {
  const { awards, problems } = readAwardRows(queuedRows(payload), tenant, began)
  let counts: AwardCounts = { added: 0, unchanged: 0, refused: 0 }
  for (let from = 0; from < awards.length; from += portion) {
    await extendLease({ done: from, of: awards.length })
    const some = awards.slice(from, from + portion)
    counts = sumOf(counts, await database.inTenant(tenant.id, (tx) => importAwards(tx, some, now())))
  }
  const { added, unchanged } = counts
  const leftOut = wrongRows(problems) + counts.refused
  return {
    outcome: 'done',
    report: { counts: { 'awards-added': added, 'awards-unchanged': unchanged, 'rows-left-out': leftOut } },
    store: async (tx) => {
      await forgetRows(tx, awardImport, id)
      const detail = importedDetail(textAnswer(payload, 'file'), [added, unchanged, leftOut])
      const actor_id = textAnswer(payload, 'actor')
      await recordAudit(tx, { actor_id, action: 'award-import-done', subject_id: null, detail }, now())
    },
  }
}

const sumOf = (one: AwardCounts, other: AwardCounts): AwardCounts => ({
  added: one.added + other.added,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
})
