import { applicationCalls } from '../../contract/application.ts'
import { listApplications } from '../applications/applications.ts'
import { implement } from '../http/implement.ts'

/** The caller's own applications. */
export const applicationRoutes = [
  implement(applicationCalls.applications, async ({ tenant, session }, { database }) => {
    const { profile_id } = session.user
    return profile_id === null ? [] : database.inTenant(tenant.id, (tx) => listApplications(tx, profile_id))
  }),
]
