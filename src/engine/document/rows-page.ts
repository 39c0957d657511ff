import type {
  MemberFact,
  RowField,
  RowFormat,
  RowSource,
  RowsAs,
  StateColor,
  SubscriptionStatus,
} from '../../generated/closed-names.ts'
import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** A page over rows that the server makes. */
export interface RowsPage extends PageBase {
  readonly kind: 'rows'
  readonly source: RowSource
  /** Of subscriptions: the yearly billing whose invoices they are. */
  readonly billing?: DocumentId
  readonly columns: readonly RowsColumn[]
  readonly actions?: readonly RowsAction[]
  readonly states?: readonly RowState[]
  /** Further rows below these. */
  readonly parts?: readonly RowsPart[]
  readonly empty: string
  /** How they are drawn; by default as a table. */
  readonly as?: RowsAs
  /** Offers the rows that are shown as a file of comma-separated values. */
  readonly export?: 'csv'
  readonly exported?: ExportedRows
}

export interface RowsColumn extends PlacedItem {
  readonly title: string
  readonly field: RowField
  readonly format?: RowFormat
  /** Orders the rows by it. */
  readonly sort?: 'ascending' | 'descending'
  /** Narrows the rows to one of the values that occur, or to one of the years of its dates. */
  readonly filter?: 'choice' | 'year'
  /** Shows the sum of the rows below them; of amounts. */
  readonly sum?: true
  /** Shows only the end of its texts, as `maskText` does; search, order and export have no more. */
  readonly masked?: true
}

interface RowActionBase extends PlacedItem {
  readonly title: string
  /** Whether a row has it: of `record`, the row, and of `user`. */
  readonly when?: Condition
}

/** Opens a printed document of the row: its invoice, its receipt or a template that is issued for it; else its own. */
export interface RowDocumentAction extends RowActionBase {
  readonly kind: 'document'
  readonly document?: string
}

/** Leads to the checkout of what is owed of the row, and from there to a page. */
export interface RowPayAction extends RowActionBase {
  readonly kind: 'pay'
  readonly description?: string
  readonly then: string
}

export type RowsAction = RowDocumentAction | RowPayAction

/** How a state of rows is shown. */
export interface RowState extends PlacedItem {
  readonly status: SubscriptionStatus
  readonly title: string
  readonly color: StateColor
}

export interface RowsPart extends PlacedItem {
  readonly of: DocumentId
}

/** How the file of the rows differs from the usual. */
export interface ExportedRows {
  /** What the button says. */
  readonly title?: string
  /** Its name without the ending; `{memberNo}` is the member's. */
  readonly file: string
  /** Columns of the file alone. */
  readonly facts?: readonly (PlacedItem & { readonly title: string; readonly shows: MemberFact })[]
}
