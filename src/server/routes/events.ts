import { eventCalls } from '../../contract/events.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { ownBookings } from '../bookings/own-bookings.ts'
import { upcomingEvents } from '../events/upcoming-events.ts'
import { implement } from '../http/implement.ts'
import { worldOf } from './cases/case-request.ts'

/** What members read of events (EVT-01, EVT-02). */
export const eventRoutes = [
  implement(eventCalls.bookings, (request, services) =>
    services.database.inTenant(request.tenant.id, (tx) => ownBookings(tx, worldOf(request, services), request.session)),
  ),
  implement(eventCalls.upcomingEvents, ({ tenant, session: { user } }, { database, now }) => {
    const today = todayIn(tenant.declaration.timeZone, now())
    return database.inTenant(tenant.id, (tx) => upcomingEvents(tx, { tenant, profile: user.profile_id, today }))
  }),
]
