import { sql } from 'kysely'
import { billProfiles } from '../billing/bill-profiles.ts'
import { membersWithProfile, countProfileMembers } from '../billing/billable-members.ts'
import { billingKind } from '../billing/billing-runs.ts'
import { yearlyBilling } from '../billing/billing-terms.ts'
import { firstProfile } from '../billing/each-member.ts'
import { someAtATime } from '../billing/some-at-a-time.ts'
import { planBilling } from '../../engine/billing/plan-billing.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { JobControl, JobEnd, JobKind } from '../platform/jobs/job-kind.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'

/** The pause before a server looks for runs; milliseconds. */
const pauseMilliseconds = 1000

/** How many members are read at once; between portions the run says how far it is. */
const portion = 200

/**
 * Bills members for a year, a few in each transaction: a run that was interrupted or cancelled has billed those before,
 * and running it again bills only those who are left.
 */
export const billMembers = (services: Pick<Services, 'database' | 'now'>): JobKind => ({
  name: billingKind,
  pause: pauseMilliseconds,
  batch: 1,
  mostTries: 5,
  keeps: true,
  begin: async (_tx, jobs) => jobs.map((job) => (control) => billAll(services, job, control)),
})

async function billAll(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { id, payload }: Pick<TakenJob, 'id' | 'payload'>,
  { tenant, extendLease }: JobControl,
): Promise<JobEnd> {
  const asked = { declaration: String(payload['declaration']), year: Number(payload['year']) }
  const run = { id, billing: yearlyBilling(inLanguage(tenant), asked, now()) }
  const of = await database.inTenant(tenant.id, (tx) => countProfileMembers(tx))
  let [done, after] = [0, firstProfile]
  for (let found = portion; found === portion;) {
    await extendLease({ done, of })
    const page = { after, limit: portion }
    const members = await database.inTenant(tenant.id, (tx) => membersWithProfile(tx, run.billing, page))
    const billed = planBilling(members, run.billing.terms).filter(({ bill }) => !('leftOut' in bill))
    const profiles = billed.flatMap(({ member }) => member.profile ?? [])
    await someAtATime(profiles, async (some) => {
      await database.inTenant(tenant.id, (tx) => billProfiles(tx, { tenant, now: now() }, run, some))
    })
    found = members.length
    done += found
    after = members.at(-1)?.profile ?? after
  }
  const billed = await database.inTenant(tenant.id, (tx) => countBilled(tx, id))
  return {
    outcome: 'done',
    report: { counts: { 'members-billed': billed, 'members-left-out': Math.max(0, done - billed) } },
  }
}

async function countBilled({ tenant, db }: TenantTransaction, run: string): Promise<number> {
  const { count } = await db
    .selectFrom('yearly_bills')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant', '=', tenant)
    .where('run_id', '=', run)
    .executeTakeFirstOrThrow()
  return count
}
