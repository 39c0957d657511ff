import { randomUUID } from 'node:crypto'
import type { UpcomingEvent } from '../../../src/contract/events.ts'
import { keptChanged } from '../../../src/server/cases/kept/kept-changed.ts'
import { wakingKind } from '../../../src/server/cases/kept/wake-soon.ts'
import { wakeCase } from '../../../src/server/cases/wake-case.ts'
import type { CaseWorld } from '../../../src/server/cases/case-place.ts'
import { addEvents } from '../../../src/server/events/add-events.ts'
import { cancelEvent } from '../../../src/server/events/save-event.ts'
import { storedCase } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

/** The type of bookings, and an organisation without a site for them. */
export const bookingType = 'cases/event-booking'
export const bookingTenant = 'engineering-board'

/** Announces an event of next month, unless `more` says otherwise; returns its number. */
export async function announce(server: CaseServer, more: Partial<UpcomingEvent> = {}): Promise<string> {
  const day = new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
  const event: UpcomingEvent = {
    no: `EV-${randomUUID().slice(0, 8)}`,
    description: 'Workshop on contracts',
    startDate: day,
    endDate: day,
    startTime: '',
    endTime: '',
    location: 'Nairobi',
    eventType: 'WORKSHOPS',
    isWebinar: false,
    cpdHours: 6,
    base64Logo: '',
    eventProviders: [],
    documents: [],
    ...more,
  }
  await server.inTenant((tx) => addEvents(tx, [event], server.clock.now()))
  return event.no
}

export const bookEvent = (server: CaseServer, person: CasePerson, event: string, tickets = 1, by = 'book') =>
  server.start(person, bookingType, by, { event, tickets })

export const waitForEvent = (server: CaseServer, person: CasePerson, event: string, tickets = 1) =>
  bookEvent(server, person, event, tickets, 'wait')

export const stateOf = async (server: CaseServer, id: string) => (await storedCase(server, id)).kase.state

/** Wakes the cases that are queued to be woken, until there are none, as the job does. */
export async function wakeQueued(server: CaseServer, world: CaseWorld): Promise<void> {
  for (;;) {
    const jobs = await server.inTenant(({ tenant, db }) =>
      db.deleteFrom('jobs').where('tenant', '=', tenant).where('kind', '=', wakingKind).returning('payload').execute(),
    )
    if (jobs.length === 0) return
    for (const { payload } of jobs) await server.inTenant((tx) => wakeCase(tx, world, String(payload['case'])))
  }
}

const eventId = async (server: CaseServer, no: string): Promise<string> => {
  const { id } = await server.inTenant(({ tenant, db }) =>
    db.selectFrom('events').select('id').where('tenant', '=', tenant).where('no', '=', no).executeTakeFirstOrThrow(),
  )
  return id
}

/** Changes how many places an event has, as an administrator does. */
export async function setCapacity(server: CaseServer, world: CaseWorld, no: string, capacity: number): Promise<void> {
  const id = await eventId(server, no)
  await server.inTenant(async (tx) => {
    await tx.db.updateTable('events').set({ capacity }).where('tenant', '=', tx.tenant).where('id', '=', id).execute()
    await keptChanged(tx, world, { form: 'forms/event', id, isMoved: false })
  })
}

export async function callOff(server: CaseServer, world: CaseWorld, no: string, actorId: string): Promise<void> {
  const id = await eventId(server, no)
  await server.inTenant(async (tx) => {
    await cancelEvent(tx, { id, reason: 'The speaker is ill.' }, { actorId, now: world.now })
    await keptChanged(tx, world, { form: 'forms/event', id, isMoved: true })
  })
}
