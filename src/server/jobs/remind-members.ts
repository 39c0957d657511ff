import { dueReminders } from '../../engine/billing/due-reminders.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { billingsOf } from '../billing/billing-terms.ts'
import { someAtATime } from '../billing/some-at-a-time.ts'
import { invoicesToRemind, reminderOutcomes, remindOfBills } from '../billing/remind-of-bills.ts'
import type { TenantJob } from '../platform/jobs/tenant-job.ts'

/** How many invoices one statement finds. */
const portion = 200
const hour = 60 * 60_000

/**
 * Reminds members of what billing runs have billed and they have not paid, by the ways that they want. Each invoice is
 * decided once for each reminder, some in each transaction.
 */
export const remindMembers: TenantJob = {
  name: 'remind-members',
  every: hour,
  async isIdle({ tenant, db }) {
    const bills = db.selectFrom('yearly_bills').select('run_id').where('tenant', '=', tenant)
    return (await bills.where('reversed_at', 'is', null).limit(1).executeTakeFirst()) === undefined
  },
  async run({ services, tenant, now, extendLease }) {
    const { database, origins } = services
    const world = { tenant, origin: origins.of(tenant), now }
    const today = todayIn(tenant.declaration.timeZone, now)
    const counts = { sent: 0, unwanted: 0, settled: 0, closed: 0 }
    for (const [id, { reminders = [] }] of billingsOf(tenant)) {
      for (const due of dueReminders(reminders, today)) {
        for (let found = portion; found === portion;) {
          await extendLease()
          const invoices = await database.inTenant(tenant.id, (tx) => invoicesToRemind(tx, id, due, portion))
          await someAtATime(invoices, async (some) => {
            const decided = await database.inTenant(tenant.id, (tx) => remindOfBills(tx, world, some, due))
            for (const outcome of reminderOutcomes) counts[outcome] += decided[outcome]
          })
          found = invoices.length
        }
      }
    }
    return {
      counts: {
        'reminders-sent': counts.sent,
        'reminders-unwanted': counts.unwanted,
        'reminders-settled': counts.settled,
        'reminders-closed': counts.closed,
      },
    }
  },
}
