import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'
import { UpcomingEvent } from './events.ts'
import { PageNumber, pageOf } from './found-page.ts'
import { MessageResponse } from './response.ts'

const Nullable = Type.Union([Type.String(), Type.Null()])

/** An event as administrators see it. */
export const AdminEvent = Type.Object({
  ...UpcomingEvent.properties,
  id: Type.String(),
  /** How many have booked it. */
  bookings: Type.Integer(),
  /** Since when it is cancelled; ISO 8601, UTC; null for one that takes place. */
  cancelled_at: Nullable,
  cancel_reason: Nullable,
})
export type AdminEvent = Static<typeof AdminEvent>

/** Which events to find. */
export const EventsQuery = Type.Object({
  /** Parts of what an event says; each word has to occur. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  /** Those that take place and are not over, unless it asks for others. */
  standing: Type.Optional(Type.Enum(['over', 'cancelled'])),
  page: Type.Optional(PageNumber),
})
export type EventsQuery = Static<typeof EventsQuery>

export const EventsFound = pageOf(AdminEvent)
export type EventsFound = Static<typeof EventsFound>

const common = { session: 'required', right: 'members', tag: 'Administration' } as const

/** Events, for those whose role allows it. */
export const adminEventCalls = {
  findEvents: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/events',
    summary: 'A page of the events that are sought: the next one first, of others the last one',
    query: EventsQuery,
    response: EventsFound,
    refusals: ['forbidden'],
  }),
  saveEvent: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/events',
    summary: 'Announce an event; with an id, change one that is not cancelled',
    form: 'forms/event',
    files: true,
    response: MessageResponse,
    refusals: ['forbidden', 'not-found', 'bad-request', 'storage-full', 'profile-full'],
  }),
  cancelEvent: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/events/cancel/:id',
    summary: 'Cancel an event, for a reason that the audit log keeps',
    form: 'forms/event-cancellation',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found'],
  }),
}
