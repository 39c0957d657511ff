import { dashboardCalls } from '../../contract/dashboard.ts'
import { readDashboard } from '../dashboard/read-dashboard.ts'
import { implement } from '../http/implement.ts'
import { readerOf, worldOf } from './cases/case-request.ts'

/** A member's start page (DASH-01 to DASH-05). */
export const dashboardRoutes = [
  implement(dashboardCalls.dashboard, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const world = worldOf(request, services)
      const reader = await readerOf(tx, world, request)
      return readDashboard(tx, world, { caller: request.session, reader })
    }),
  ),
]
