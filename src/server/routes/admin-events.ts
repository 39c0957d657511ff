import { adminEventCalls } from '../../contract/admin-events.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { keptChanged } from '../cases/kept/kept-changed.ts'
import { findEvents } from '../events/find-events.ts'
import { cancelEvent, saveEvent } from '../events/save-event.ts'
import { implement } from '../http/implement.ts'
import { readBase64 } from '../platform/files/read-base64.ts'

/** Events, for those whose role allows it (EVT-01). */
export const adminEventRoutes = [
  implement(adminEventCalls.findEvents, ({ tenant, query }, { database, now }) => {
    const today = todayIn(tenant.declaration.timeZone, now())
    return database.inTenant(tenant.id, (tx) => findEvents(tx, query, today))
  }),
  implement(adminEventCalls.saveEvent, async ({ tenant, session, body, files: sent }, services) => {
    const { database, origins, staff, now } = services
    const answers = body.stored()
    const file = sent.optionalOf(answers, 'picture')
    const picture = file && (await readBase64(services.files, tenant.id, file.id))
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    const id = body.text('id')
    await database.inTenant(tenant.id, async (tx) => {
      await saveEvent(tx, answers, picture ?? '', { actorId: session.user.id, now: world.now })
      if (id !== '') await keptChanged(tx, world, { form: 'forms/event', id, isMoved: false })
    })
    return { message: { key: answers['id'] === undefined ? 'server.events.added' : 'server.events.changed' } } as const
  }),
  implement(
    adminEventCalls.cancelEvent,
    async ({ tenant, session, param, body }, { database, origins, staff, now }) => {
      const reason = body.text('reason')
      const world = { tenant, origin: origins.of(tenant), staff, now: now() }
      const id = param('id')
      await database.inTenant(tenant.id, async (tx) => {
        await cancelEvent(tx, { id, reason }, { actorId: session.user.id, now: world.now })
        await keptChanged(tx, world, { form: 'forms/event', id, isMoved: true })
      })
      return { message: { key: 'server.events.cancelled' } } as const
    },
  ),
]
