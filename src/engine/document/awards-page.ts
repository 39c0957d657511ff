import type { AwardField, AwardFormat } from '../../generated/closed-names.ts'
import type { DocumentId } from './document-id.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** A member's points for professional development, by year. */
export interface AwardsPage extends PageBase {
  readonly kind: 'awards'
  readonly columns: readonly AwardColumn[]
  /** Heads the sums below the table. */
  readonly total: string
  /** Opens a page outside of the portal, where the organisation has its address. */
  readonly actions?: readonly (PlacedItem & {
    readonly kind: 'site'
    readonly title: string
    /** The address's name among the organisation's sites. */
    readonly site: string
  })[]
  /** The case types that belong to it, such as claims of points. */
  readonly cases?: readonly DocumentId[]
  /** How many points a year are expected; of those that hold for a member the last one counts. */
  readonly targets: readonly PointTarget[]
  /** What the next category asks of the points of a member. */
  readonly advancement?: readonly AdvancementStep[]
  readonly empty: string
  /** Offers the awards that are shown as a file of comma-separated values. */
  readonly export?: 'csv'
}

export interface AwardColumn extends PlacedItem {
  readonly title: string
  readonly field: AwardField
  readonly format?: AwardFormat
  /** How many characters of its texts it shows. */
  readonly cut?: number
  /** Shows the sum of the awards below them; of numbers. */
  readonly sum?: true
}

export interface PointTarget extends PlacedItem {
  readonly points: number
  /** The code of the category that it is for; without it, all of them. */
  readonly category?: string
  /** The first year in which it holds; without it, it always has. */
  readonly from?: string
}

/** The points that somebody has to have earned to be moved from one category to another. */
export interface AdvancementStep extends PlacedItem {
  /** The code of the category that they are in. */
  readonly category: string
  /** The code of the next one. */
  readonly to: string
  readonly points: number
  /** In how many years, of which the current one is the last. */
  readonly years: number
}
