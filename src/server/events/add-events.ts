import { randomUUID } from 'node:crypto'
import type { UpcomingEvent } from '../../contract/events.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { hundredthsOf } from '../../engine/points/hundredths.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** Stores events. Their numbers are unique in the organisation. */
export async function addEvents(
  { tenant, db }: TenantTransaction,
  events: readonly UpcomingEvent[],
  added_at: Date,
): Promise<void> {
  const rows = events.map((event) => eventRow(tenant, event, added_at))
  if (rows.length > 0) await db.insertInto('events').values(rows).execute()
}

/** A new event as a row of its table. */
export const eventRow = (tenant: string, event: UpcomingEvent, added_at: Date) => ({
  ...eventColumns(event),
  tenant,
  id: randomUUID(),
  added_at,
})

/** An event by the columns of its table. */
export const eventColumns = (event: UpcomingEvent) => ({
  no: event.no,
  description: event.description,
  event_type: event.eventType,
  is_webinar: event.isWebinar,
  start_date: event.startDate,
  end_date: event.endDate,
  start_time: event.startTime,
  end_time: event.endTime,
  location: event.location,
  hundredths: hundredthsOf(event.cpdHours),
  capacity: event.capacity ?? null,
  price_cents: Math.round((event.price ?? 0) * centsInUnit),
  tickets: event.tickets ?? 1,
  logo: event.base64Logo,
  providers: JSON.stringify(event.eventProviders.map(({ name }) => name)),
  documents: JSON.stringify(event.documents),
})

/** A booking as the booking site reports it. */
export interface NewBooking {
  readonly bookingNo: string
  /** The number of the event. */
  readonly eventNo: string
  readonly profile: string
  readonly status: string
  readonly isActive: boolean
  /** The id of the invoice that bills it. */
  readonly invoice: string | null
  readonly idNo: string
  readonly phoneNo: string
  readonly at: Date
}

/** Stores bookings of events that are stored. */
export async function addBookings({ tenant, db }: TenantTransaction, bookings: readonly NewBooking[]): Promise<void> {
  for (const booking of bookings) {
    const event = await db
      .selectFrom('events')
      .select('id')
      .where('tenant', '=', tenant)
      .where('no', '=', booking.eventNo)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('event_bookings')
      .values({
        tenant,
        id: randomUUID(),
        booking_no: booking.bookingNo,
        event_id: event.id,
        profile_id: booking.profile,
        status: booking.status,
        is_active: booking.isActive,
        invoice_id: booking.invoice,
        id_no: booking.idNo,
        phone_no: booking.phoneNo,
        booked_at: booking.at,
      })
      .execute()
  }
}
