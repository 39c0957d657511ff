import type { Generated } from 'kysely'
import type { EventDocument } from '../../../../contract/events.ts'
import type { EventType } from '../../../../generated/closed-names.ts'
import type { Json } from './json-column.ts'

/** Events that the organisation announces. One that is cancelled stays. */
export interface EventsTable {
  readonly tenant: string
  readonly id: string
  /** Unique in the organisation. */
  readonly no: string
  readonly description: string
  readonly event_type: EventType
  readonly is_webinar: boolean
  /** A calendar date. */
  readonly start_date: string
  readonly end_date: string
  /** `HH:mm` in the organisation's time zone, or empty. */
  readonly start_time: string
  readonly end_time: string
  readonly location: string
  /** Hundredths of a point. */
  readonly hundredths: number
  /** How many places there are; null where as many may come as want to. */
  readonly capacity: Generated<number | null>
  /** What a ticket costs, in cents; 0 for a free event. */
  readonly price_cents: Generated<number>
  /** The most tickets in a booking. */
  readonly tickets: Generated<number>
  /** A picture in base64, or empty. */
  readonly logo: string
  /** Their names. */
  readonly providers: Json<readonly string[]>
  readonly documents: Json<readonly EventDocument[]>
  readonly added_at: Date
  readonly cancelled_at: Generated<Date | null>
  readonly cancel_reason: Generated<string | null>
}

/** Who has booked an event. */
export interface EventBookingsTable {
  readonly tenant: string
  readonly id: string
  /** Unique in the organisation. */
  readonly booking_no: string
  readonly event_id: string
  readonly profile_id: string
  /** As the booking site names it. */
  readonly status: string
  /** Whether it can be viewed at the booking site. */
  readonly is_active: boolean
  /** What bills it. */
  readonly invoice_id: string | null
  /** What the delegate gave at the booking site, in full: it leaves the server masked. */
  readonly id_no: string
  readonly phone_no: string
  readonly booked_at: Date
}
