import { adminEventCalls } from '../../contract/admin-events.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { findEvents } from '../events/find-events.ts'
import { cancelEvent, saveEvent } from '../events/save-event.ts'
import { implement } from '../http/implement.ts'

/** Events, for those whose role allows it (EVT-01). */
export const adminEventRoutes = [
  implement(adminEventCalls.findEvents, ({ tenant, query }, { database, now }) => {
    const today = todayIn(tenant.declaration.timeZone, now())
    return database.inTenant(tenant.id, (tx) => findEvents(tx, query, today))
  }),
  implement(adminEventCalls.saveEvent, async ({ tenant, session, body }, { database, now }) => {
    const answers = body.stored()
    const actor = { actorId: session.user.id, now: now() }
    await database.inTenant(tenant.id, (tx) => saveEvent(tx, answers, actor))
    return { message: { key: answers['id'] === undefined ? 'server.events.added' : 'server.events.changed' } } as const
  }),
  implement(adminEventCalls.cancelEvent, async ({ tenant, session, param, body }, { database, now }) => {
    const reason = body.text('reason')
    const actor = { actorId: session.user.id, now: now() }
    await database.inTenant(tenant.id, (tx) => cancelEvent(tx, { id: param('id'), reason }, actor))
    return { message: { key: 'server.events.cancelled' } } as const
  }),
]
