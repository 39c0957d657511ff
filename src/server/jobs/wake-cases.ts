import { dueCases, wakeCase } from '../cases/wake-case.ts'
import { JobError } from '../platform/jobs/tenant-job.ts'
import type { TenantJob } from '../platform/jobs/tenant-job.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/** How many cases one run wakes: the next run goes on with those that are left. */
const atOnce = 200
const quarterOfAnHour = 15 * 60_000

/**
 * Does what is due for cases: timers whose day has come, and events that are tried again. Each case is a transaction of
 * its own. One that cannot be woken stays due and holds up no other.
 */
export const wakeCases: TenantJob = {
  name: 'wake-cases',
  every: quarterOfAnHour,
  isIdle: async (tx, { tenant, now }) => (await dueCases(tx, { ...dueBy(tenant, now), limit: 1 })).length === 0,
  async run({ services, tenant, now, extendLease }) {
    const { database, origins, staff } = services
    const ids = await database.inTenant(tenant.id, (tx) => dueCases(tx, { ...dueBy(tenant, now), limit: atOnce }))
    const counts = { woken: 0, refused: 0 }
    for (const id of ids) {
      await extendLease()
      const isWoken = await database
        .inTenant(tenant.id, (tx) => wakeCase(tx, { tenant, origin: origins.of(tenant), staff, now }, id))
        .then(() => true)
        .catch(refusedOnly)
      counts[isWoken ? 'woken' : 'refused'] += 1
    }
    if (ids.length > 0 && counts.woken === 0) throw new JobError('No case that is due could be woken.')
    return { counts }
  },
}

const dueBy = ({ declaration: { timeZone } }: PublishedTenant, now: Date) => ({ now, timeZone })

/** A refusal, e.g. of a record that would not be valid, concerns that case alone; other errors end the run. */
function refusedOnly(error: unknown): false {
  if (error instanceof Refusal) return false
  throw error
}
