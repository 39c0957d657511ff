import type { RowSource, RowsAs, StatementField, StatementFormat } from '../../generated/closed-names.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** A page over rows that the server makes. */
export interface RowsPage extends PageBase {
  readonly kind: 'rows'
  readonly source: RowSource
  readonly columns: readonly RowsColumn[]
  /** Opens the printed document of a row, where it has one. */
  readonly actions?: readonly (PlacedItem & { readonly kind: 'document'; readonly title: string })[]
  readonly empty: string
  /** How they are drawn; by default as a table. */
  readonly as?: RowsAs
  /** Offers the rows that are shown as a file of comma-separated values. */
  readonly export?: 'csv'
}

export interface RowsColumn extends PlacedItem {
  readonly title: string
  readonly field: StatementField
  readonly format?: StatementFormat
  /** Narrows the rows to one of the values that occur, or to one of the years of its dates. */
  readonly filter?: 'choice' | 'year'
  /** Shows the sum of the rows below them; of amounts. */
  readonly sum?: true
  /** Shows only the end of its texts, as `maskText` does; search, order and export have no more. */
  readonly masked?: true
}
