import type { UpcomingEvent } from '../../../contract/events.ts'
import { findUserByEmail } from '../../accounts/users.ts'
import { lockCaseProfile, typeNamed } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { beginCase, startCase } from '../../cases/settle-case.ts'
import { caseActor } from '../../cases/take-act.ts'
import { bookingCase } from '../../events/booking-case.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { sampleApplicant } from './applications/sample-applicants.ts'

/** Of the sample events: one that is full, one with a price, and one where a booking may have several tickets. */
const places: Readonly<Record<string, Pick<UpcomingEvent, 'capacity' | 'price' | 'tickets'>>> = {
  'EV-0104': { capacity: 40, price: 1500 },
  'EV-0105': { capacity: 1 },
  'EV-0106': { capacity: 120, price: 4500, tickets: 4 },
}

/** The sample events with places and prices, where members book them here. */
export const withPlaces = (events: readonly UpcomingEvent[]): readonly UpcomingEvent[] =>
  events.map((event) => ({ ...event, ...places[event.no] }))

/** The place of the full event is taken by an applicant, and another one waits for it. The member has a free ticket. */
const bookings = [
  { by: sampleApplicant(0).email, event: 'EV-0105', does: 'book' },
  { by: sampleApplicant(1).email, event: 'EV-0105', does: 'wait' },
  { by: 'member@sample.example', event: 'EV-0107', does: 'book' },
] as const

/** Books what sample people have booked where members book here. */
export async function addSamplePlaces(tx: TenantTransaction, world: CaseWorld): Promise<void> {
  const type = bookingCase(world.tenant)?.case
  if (type === undefined) return
  for (const { by, event, does } of bookings) {
    const owner = await findUserByEmail(tx, by)
    if (owner === undefined || owner.profile_id === null) continue
    const profile = await lockCaseProfile(tx, owner.profile_id)
    const place = await beginCase(tx, world, { type: typeNamed(world.tenant, type), profile, owner })
    const answers = { event, tickets: 1 }
    await startCase(tx, place, { do: does, by: await caseActor(tx, world, { user: owner }), answers })
  }
}
