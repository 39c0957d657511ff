import { typesForProfiles } from '../../engine/cases/begun-with-profile.ts'
import { beginForProfile, hasProfiles, profilesWithout } from '../cases/begin-for-profile.ts'
import type { TenantJob } from '../platform/jobs/tenant-job.ts'
import { Refusal } from '../platform/refusal.ts'

/** How many profiles one statement finds. */
const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'
const hour = 60 * 60_000

/**
 * Starts the cases that every profile has, for profiles that were there before the organisation declared them. Each is
 * a transaction of its own that looks again, so that running twice starts nothing twice.
 */
export const beginCases: TenantJob = {
  name: 'begin-cases',
  every: hour,
  async isIdle(tx, { tenant }) {
    // Its case types are read only where somebody might have one: they cost an organisation that nobody visits memory.
    if (!(await hasProfiles(tx))) return true
    for (const type of typesForProfiles(tenant.cases)) {
      if ((await profilesWithout(tx, type, { after: firstId, limit: 1 })).length > 0) return false
    }
    return true
  },
  async run({ services, tenant, now, extendLease }) {
    const { database, origins, staff } = services
    const world = { tenant, origin: origins.of(tenant), staff, now }
    const counts = { looked: 0, refused: 0 }
    for (const type of typesForProfiles(tenant.cases)) {
      let after = firstId
      for (let found = batch; found === batch;) {
        await extendLease()
        const page = { after, limit: batch }
        const ids = await database.inTenant(tenant.id, (tx) => profilesWithout(tx, type, page))
        for (const id of ids) {
          const began = database.inTenant(tenant.id, (tx) => beginForProfile(tx, world, id))
          counts[await began.then(() => 'looked' as const, refusedOnly)] += 1
        }
        found = ids.length
        after = ids.at(-1) ?? after
      }
    }
    return { counts }
  },
}

/** A refusal concerns that profile alone; other errors end the run. */
function refusedOnly(error: unknown): 'refused' {
  if (error instanceof Refusal) return 'refused'
  throw error
}
