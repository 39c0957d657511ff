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
  /** In an overlay's added item: the item that it follows; null puts it first. */
  readonly after?: string | null
}
