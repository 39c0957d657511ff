import { indexAgain, isIndexed } from '../members/words/index-again.ts'
import type { TenantJob } from '../platform/jobs/tenant-job.ts'

const hour = 60 * 60_000

/** Makes members findable who are in the register since before it could be searched, or by rules of before. */
export const indexRegister: TenantJob = {
  name: 'index-register',
  every: hour,
  isIdle: (tx) => isIndexed(tx),
  async run({ services, tenant, extendLease }) {
    let indexed = 0
    for (let more = true; more;) {
      await extendLease()
      const count = await services.database.inTenant(tenant.id, indexAgain)
      indexed += count
      more = count > 0
    }
    return { counts: { 'members-indexed': indexed } }
  },
}
