import { eventCalls } from '../../contract/events.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { ownBookings } from '../events/own-bookings.ts'
import { upcomingEvents } from '../events/upcoming-events.ts'
import { implement } from '../http/implement.ts'

/** What members read of events (EVT-01, EVT-02). */
export const eventRoutes = [
  implement(eventCalls.bookings, async ({ tenant, session: { user } }, { database }) => {
    const { profile_id } = user
    return profile_id === null ? [] : database.inTenant(tenant.id, (tx) => ownBookings(tx, profile_id))
  }),
  implement(eventCalls.upcomingEvents, ({ tenant, session: { user } }, { database, now }) => {
    const today = todayIn(tenant.declaration.timeZone, now())
    return database.inTenant(tenant.id, (tx) => upcomingEvents(tx, { tenant, profile: user.profile_id, today }))
  }),
]
