import { cpdCalls } from '../../contract/cpd.ts'
import { readAwards } from '../cpd/awards.ts'
import { implement } from '../http/implement.ts'

/** What members read of their professional development (CPD-01). */
export const cpdRoutes = [
  implement(cpdCalls.cpdAwards, async ({ tenant, session: { user } }, { database }) => {
    const { profile_id } = user
    return profile_id === null ? [] : database.inTenant(tenant.id, (tx) => readAwards(tx, profile_id))
  }),
]
