import type { BookingField, BookingFormat, EventsAs, EventType, StateColor } from '../../generated/closed-names.ts'
import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** Events that the organisation announces, and what the member has booked of them. */
export interface EventsPageDefinition extends PageBase {
  readonly kind: 'events'
  readonly upcoming: EventsTab
  readonly booked: EventsTab
  /** How events are drawn until the user chooses. */
  readonly as: EventsAs
  /** What the points of an event are called on its badge. */
  readonly points: { readonly caption: string }
  readonly types: readonly ShownEventType[]
  /** The site with an event's own page, by its name. */
  readonly card?: string
  /** The site below which documents of events are, by its name. */
  readonly documents?: string
  /** What leads from an event out of the portal. */
  readonly links?: readonly SiteLink[]
  /** How members book here, where the organisation has no site for it. */
  readonly booking?: BookedByCase
  /** Those of the bookings. */
  readonly columns: readonly BookingColumn[]
  /** How the states that the booking site reports are shown; any other by its name there. */
  readonly states?: readonly BookingState[]
  readonly actions?: readonly BookingAction[]
}

export interface EventsTab {
  readonly title: string
  readonly empty: string
}

/** How a kind of event is shown. */
export interface ShownEventType extends PlacedItem {
  readonly type: EventType
  readonly title: string
  /** As `#rrggbb`. */
  readonly color: string
}

/** Opens a page outside of the portal, where the organisation has its address. */
export interface SiteLink extends PlacedItem {
  readonly kind: 'site'
  readonly title: string
  /** The address's name among the organisation's sites. */
  readonly site: string
}

/** A case type whose cases are bookings. */
export interface BookedByCase {
  /** E.g. `cases/event-booking`. */
  readonly case: DocumentId
  /** The site where events are booked instead, by its name. */
  readonly unless: string
  /** The labels of the button: while there are places, and when a case that starts would wait for one. */
  readonly title: string
  readonly full: { readonly title: string }
}

export interface BookingColumn extends PlacedItem {
  readonly title: string
  readonly field: BookingField
  readonly format?: BookingFormat
}

export interface BookingState extends PlacedItem {
  /** As the booking site names it. */
  readonly status: string
  readonly title: string
  /** Unless given, by its name at the booking site, as states of cases have theirs. */
  readonly color?: StateColor
}

interface BookingCondition {
  /** Whether a booking has it: of `record`, the booking, and of `user`. */
  readonly when?: Condition
}

/** Opens a document of the booking. */
export interface BookingDocument extends PlacedItem, BookingCondition {
  readonly kind: 'document'
  readonly title: string
  readonly document: 'receipt' | 'invoice'
}

export type BookingAction = (SiteLink & BookingCondition) | BookingDocument
