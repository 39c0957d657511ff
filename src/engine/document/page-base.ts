import type { Condition } from './condition.ts'

export interface PageBase {
  readonly title: string
  readonly description?: string
  /** Whether the user may open it at all. */
  readonly when?: Condition
}

/** An item of one of a page's lists. */
export interface PlacedItem {
  readonly id: string
  /** The item that an overlay's added one stands behind; null: it comes first. */
  readonly after?: string | null
}
