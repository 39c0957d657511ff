import type { Condition } from './condition.ts'
import type { PlacedItem } from './page-base.ts'

/** A template of a document that is drawn or issued (`schemas/documents`). */
export interface DocumentTemplate {
  readonly title: string
  readonly blocks: readonly DocumentBlock[]
}

/** A part of a document; facts in braces are replaced in its text. */
export interface DocumentBlock extends PlacedItem {
  readonly kind: string
  readonly text?: string
  readonly when?: Condition
}
