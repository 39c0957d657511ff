import type { DeclaredValue } from '../../generated/case-declaration.ts'
import type { DashboardPart, TileFact } from '../../generated/closed-names.ts'
import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** A summary of a member's standing, and below it what they have and have to do. */
export interface TilesPage extends PageBase {
  readonly kind: 'tiles'
  readonly tiles: readonly TileDefinition[]
  /** The checklist whose mandatory items all pass when a member is in good standing. */
  readonly standing?: DocumentId
  readonly parts?: readonly PartDefinition[]
  readonly renewals?: readonly RenewalDefinition[]
}

/** What ends unless the member renews it. */
export interface RenewalDefinition extends PlacedItem {
  readonly title: string
  /** A case type, or the page of subscriptions. */
  readonly of: DocumentId
  /** Of a case type: the states in which a case holds. */
  readonly in?: readonly string[]
  /** Of a case type: the answer with the last day on which a case holds. */
  readonly until?: string
  /** From how long before the last day the start page names it, e.g. `P60D`. */
  readonly before: string
  /** Whom it concerns at all. */
  readonly when?: Condition
}

export interface TileDefinition extends PlacedItem {
  readonly title: string
  readonly shows: TileFact
  /** Whether it has the organisation's colour. */
  readonly accent?: boolean
  /** Whether it is shown at all. */
  readonly when?: Condition
}

export interface PartDefinition extends PlacedItem {
  readonly title: string
  readonly shows: DashboardPart
  /** The case type, or the page with the rows or the awards, that it shows. */
  readonly of?: DocumentId
  /** Of a part with facts. */
  readonly fields?: readonly FactDefinition[]
  /** Whether it is shown at all. */
  readonly when?: Condition
}

/** A fact about a member, as it is worked out for their cases. */
export interface FactDefinition extends PlacedItem {
  readonly title: string
  readonly value: DeclaredValue
}
