import { scheduleCalls } from '../../contract/scheduled-publication.ts'
import { implement } from '../http/implement.ts'
import { listSchedules } from '../publishing/list-schedules.ts'
import { cancelSchedule, moveSchedule, schedulePublication } from '../publishing/schedule-publication.ts'

/** Publishing forms at a later time, for those whose role allows it (ADM-13). */
export const adminScheduleRoutes = [
  implement(scheduleCalls.schedules, ({ tenant }, { database }) =>
    database.inTenant(tenant.id, (tx) => listSchedules(tx, tenant)),
  ),
  implement(scheduleCalls.schedulePublication, async ({ tenant, session, body }, services) => {
    const publisher = { tenant, actorId: session.user.id, now: services.now() }
    await schedulePublication(services, publisher, {
      day: body.text('day'),
      time: body.text('time'),
      reason: body.text('reason'),
      document: body.text('document'),
      revision: body.number('revision') ?? 0,
      publication: body.number('publication') ?? 0,
    })
    return { message: { key: 'server.schedule.added' } } as const
  }),
  implement(scheduleCalls.moveSchedule, async ({ tenant, session, param, body }, { database, now }) => {
    const publisher = { tenant, actorId: session.user.id, now: now() }
    const chosen = { id: param('id'), day: body.text('day'), time: body.text('time') }
    await database.inTenant(tenant.id, (tx) => moveSchedule(tx, publisher, chosen))
    return { message: { key: 'server.schedule.moved' } } as const
  }),
  implement(scheduleCalls.cancelSchedule, async ({ tenant, session, param }, { database, now }) => {
    const publisher = { tenant, actorId: session.user.id, now: now() }
    await database.inTenant(tenant.id, (tx) => cancelSchedule(tx, publisher, param('id')))
    return { message: { key: 'server.schedule.cancelled' } } as const
  }),
]
