import { undoingKind } from '../billing/billing-runs.ts'
import { undoBills } from '../billing/undo-bill.ts'
import type { BilledMember } from '../billing/undo-bill.ts'
import { firstProfile } from '../billing/each-member.ts'
import { someAtATime } from '../billing/some-at-a-time.ts'
import type { Database } from '../platform/database/database.ts'
import type { JobControl, JobEnd, JobKind } from '../platform/jobs/job-kind.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'
import type { Services } from '../platform/services.ts'

/** The pause before a server looks for runs that are to be undone; milliseconds. */
const pauseMilliseconds = 1000

/** How many invoices are read at once. */
const portion = 200

/** Reverses the invoices of a run, some in each transaction; those of which something is paid stay. */
export const undoBilling = (services: Pick<Services, 'database' | 'now'>): JobKind => ({
  name: undoingKind,
  pause: pauseMilliseconds,
  batch: 1,
  mostTries: 5,
  keeps: true,
  begin: async (_tx, jobs) => jobs.map((job) => (control) => undoAll(services, job, control)),
})

async function undoAll(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { payload }: Pick<TakenJob, 'payload'>,
  { tenant, extendLease }: JobControl,
): Promise<JobEnd> {
  const run = String(payload['run'])
  const undoing = { reason: String(payload['reason']), by: String(payload['actor']) }
  let left = 0
  let [done, after] = [0, firstProfile]
  for (let found = portion; found === portion;) {
    await extendLease({ done })
    const bills = await billsAfter(database, tenant.id, { run, after })
    await someAtATime(bills, async (some) => {
      const world = { tenant, now: now() }
      const outcome = await database.inTenant(tenant.id, (tx) => undoBills(tx, world, some, undoing))
      done += outcome.done
      left += outcome.left
    })
    found = bills.length
    after = bills.at(-1)?.profile ?? after
  }
  return { outcome: 'done', report: { counts: { 'invoices-reversed': done, 'invoices-left': left } } }
}

/** The next bills of a run that were not undone. */
const billsAfter = (
  database: Pick<Database, 'inTenant'>,
  tenant: string,
  { run, after }: { readonly run: string; readonly after: string },
): Promise<readonly BilledMember[]> =>
  database.inTenant(tenant, ({ db }) =>
    db
      .selectFrom('yearly_bills')
      .select(['profile_id as profile', 'invoice_id as invoice'])
      .where('tenant', '=', tenant)
      .where('run_id', '=', run)
      .where('reversed_at', 'is', null)
      .where('profile_id', '>', after)
      .orderBy('profile_id')
      .limit(portion)
      .execute(),
  )
