import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { EventType } from '../generated/closed-names.ts'
import { stateColors } from '../engine/cases/model/state-color.ts'
import { defineCall } from './define-call.ts'

/** The kinds of events, as on the wire. */
export const eventTypes = [
  'CONFERENCE',
  'COURSES',
  'INHOUSES',
  'SEMINARS',
  'SPECIALS',
  'WORKSHOPS',
  'WEBINAR',
] as const satisfies readonly EventType[]

/** A document of an event. */
export const EventDocument = Type.Object({
  name: Type.String(),
  /** Below the organisation's address of such documents. */
  path: Type.String(),
})
export type EventDocument = Static<typeof EventDocument>

/** How an event is booked here, by the caller. */
export const EventPlaces = Type.Object({
  /** The places that nobody has or waits for; missing where as many may come as want to. */
  free: Type.Optional(Type.Integer()),
  /** The caller's booking that is not over: its number, and how it stands. */
  own: Type.Optional(Type.Object({ number: Type.String(), title: Type.String(), color: Type.Enum([...stateColors]) })),
})
export type EventPlaces = Static<typeof EventPlaces>

/** An event that the organisation announces. */
export const UpcomingEvent = Type.Object({
  no: Type.String(),
  description: Type.String(),
  /** Its first and last day, as `YYYY-MM-DD`. */
  startDate: Type.String(),
  endDate: Type.String(),
  /** `HH:mm` in the organisation's time zone; both are empty for an event of whole days. */
  startTime: Type.String(),
  endTime: Type.String(),
  location: Type.String(),
  eventType: Type.Enum([...eventTypes]),
  /** Whether one attends it by the internet. */
  isWebinar: Type.Boolean(),
  /** The points that it is worth; with at most two decimals. */
  cpdHours: Type.Number(),
  /** How many places there are; missing where as many may come as want to. */
  capacity: Type.Optional(Type.Integer()),
  /** What a ticket costs in the unit of the currency; missing for a free event. */
  price: Type.Optional(Type.Number()),
  /** The most tickets in a booking; missing for one. */
  tickets: Type.Optional(Type.Integer()),
  /** A picture in base64, PNG or JPEG, or empty. */
  base64Logo: Type.String(),
  eventProviders: Type.Array(Type.Object({ name: Type.String() })),
  documents: Type.Array(EventDocument),
  /** Missing for an event that is booked at a site, that has begun, or that is not read by a member. */
  places: Type.Optional(EventPlaces),
})
export type UpcomingEvent = Static<typeof UpcomingEvent>

/** The member's booking of an event. */
export const EventBooking = Type.Object({
  bookingNo: Type.String(),
  eventDescription: Type.String(),
  location: Type.String(),
  /** Whether nothing is owed of its invoice any more. */
  paid: Type.Boolean(),
  /** Whether there is an invoice. */
  billed: Type.Boolean(),
  /** As the booking site, or the state of a booking made here, names it: e.g. `Open`. */
  status: Type.String(),
  /** Whether it can be viewed at the booking site; of one made here, whether it is not over. */
  isActive: Type.Boolean(),
  /** Empty until it is paid. */
  receiptNo: Type.String(),
  /** Empty until it is billed. */
  proformaInvoiceNo: Type.String(),
  /** The number of the delegate's identification: its first and last three characters. */
  idNo: Type.String(),
  /** The delegate's phone number, masked in the same way. */
  phoneNo: Type.String(),
  /** Whether it was made here, where it is a case too; missing for one that a booking site reports. */
  bookedHere: Type.Optional(Type.Boolean()),
})
export type EventBooking = Static<typeof EventBooking>

const own = { session: 'required', tag: 'Event' } as const

/** What members read of events. */
export const eventCalls = {
  bookings: defineCall({
    ...own,
    method: 'GET',
    path: 'events',
    summary: 'The bookings of the caller’s own profile, the newest first; the middle of what identifies them is hidden',
    response: Type.Array(EventBooking),
  }),
  upcomingEvents: defineCall({
    ...own,
    method: 'GET',
    path: 'events/all_events',
    summary: 'The events that are not over, the next one first',
    response: Type.Array(UpcomingEvent),
  }),
}
