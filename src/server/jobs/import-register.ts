import { todayIn } from '../../engine/format/today-in.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { importedDetail } from '../imports/imported-detail.ts'
import { forgetRows, queuedRows } from '../imports/queue-import.ts'
import { wrongRows } from '../imports/row-problem.ts'
import { importMembers } from '../members/import-members.ts'
import type { ImportCounts } from '../members/plan-import.ts'
import { memberImport } from '../members/member-import.ts'
import { readMemberRows } from '../members/read-member-rows.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { JobControl, JobEnd, JobKind } from '../platform/jobs/job-kind.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'
import type { Services } from '../platform/services.ts'

/** The pause before a server looks for imports; milliseconds. */
const pauseMilliseconds = 1000

/** How many members one transaction imports, to keep it short. */
const portion = 500

/**
 * Imports members in portions, each a transaction of its own: one that was interrupted or cancelled has imported those
 * before, and running it again changes only what is left. Wrong rows are left out; who began it agreed to that.
 */
export const importRegister = (services: Pick<Services, 'database' | 'now'>): JobKind => ({
  name: memberImport.kind,
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
  const today = todayIn(tenant.declaration.timeZone, began)
  const { members, problems } = readMemberRows(queuedRows(payload), tenant, today)
  let counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, activated: 0 }
  for (let from = 0; from < members.length; from += portion) {
    await extendLease({ done: from, of: members.length })
    const some = members.slice(from, from + portion)
    counts = sumOf(counts, await database.inTenant(tenant.id, (tx) => importMembers(tx, some)))
  }
  const leftOut = wrongRows(problems)
  return {
    outcome: 'done',
    report: { counts: reportOf(counts, leftOut) },
    store: async (tx) => {
      await forgetRows(tx, memberImport, id)
      const { added, changed, unchanged, activated } = counts
      const detail = importedDetail(textAnswer(payload, 'file'), [added, changed, unchanged, activated, leftOut])
      const entry = { actor_id: textAnswer(payload, 'actor'), action: 'import-done', subject_id: null, detail } as const
      await recordAudit(tx, entry, now())
    },
  }
}

const sumOf = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  activated: one.activated + other.activated,
})

const reportOf = ({ added, changed, unchanged, activated }: ImportCounts, leftOut: number) => ({
  'members-added': added,
  'members-changed': changed,
  'members-unchanged': unchanged,
  'members-activated': activated,
  'rows-left-out': leftOut,
})
