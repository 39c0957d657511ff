import type { Selectable } from 'kysely'
import type { UpcomingEvent } from '../../contract/events.ts'
import { readEventPlaces } from './event-places.ts'
import type { EventReader } from './event-places.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { pointsOf } from '../../engine/points/hundredths.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { EventsTable } from '../platform/database/tables/events.ts'

export type EventRow = Selectable<EventsTable>

/** The events that take place and are not over, the next one first, with how the reader books them here. */
export async function upcomingEvents(tx: TenantTransaction, reader: EventReader): Promise<readonly UpcomingEvent[]> {
  const { tenant, db } = tx
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('cancelled_at', 'is', null)
    .where('end_date', '>=', reader.today)
    .orderBy('start_date')
    .orderBy('start_time')
    .orderBy('no')
    .execute()
  const placesOf = await readEventPlaces(tx, reader, rows)
  return rows.map((row) => {
    const places = placesOf(row)
    return { ...wireEvent(row), ...(places && { places }) }
  })
}

/** An event as members read it. */
export const wireEvent = (row: EventRow): UpcomingEvent => ({
  no: row.no,
  description: row.description,
  startDate: row.start_date,
  endDate: row.end_date,
  startTime: row.start_time,
  endTime: row.end_time,
  location: row.location,
  eventType: row.event_type,
  isWebinar: row.is_webinar,
  cpdHours: pointsOf(row.hundredths),
  ...(row.capacity !== null && { capacity: row.capacity }),
  ...(row.price_cents > 0 && { price: row.price_cents / centsInUnit }),
  ...(row.tickets > 1 && { tickets: row.tickets }),
  base64Logo: row.logo,
  eventProviders: row.providers.map((name) => ({ name })),
  documents: [...row.documents],
})
