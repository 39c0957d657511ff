import type { RowsAs } from '../../generated/closed-names.ts'
import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { JsonObject } from '../json/json.ts'
import type { GateDefinition } from './gate-definition.ts'
import type { PageBase, PlacedItem } from './page-base.ts'
import type { OtherCall, PageCalls, PageFailures, RevisionRule } from './page-calls.ts'

/** A page for many records: a table and a dialog. */
export interface CollectionPageDefinition extends PageBase, RevisionRule {
  readonly kind: 'collection'
  readonly calls: PageCalls
  readonly otherCalls?: readonly OtherCall[]
  /** The maximum number of records per profile, where it differs from the general one. */
  readonly limits?: { readonly records: number }
  readonly columns: readonly ColumnDefinition[]
  readonly actions: readonly ActionDefinition[]
  readonly dialog: { readonly width: number | string; readonly add: string; readonly edit: string }
  /** The message in the response to an added record. */
  readonly done?: string
  /** Whether adding a record sends the user a one-time code, which confirms it. */
  readonly sendsCode?: boolean
  /** The message for a failed call, whatever the reason; replaces the server's. */
  readonly failures?: PageFailures
  /** The text when there is no record yet, next to the add actions. */
  readonly empty: string
  /** How its records are drawn; by default as a table. */
  readonly as?: RowsAs
  /** Offers the records that are shown as a file of comma-separated values. */
  readonly export?: 'csv'
  /** A question for the user while there is no record. */
  readonly gate?: GateDefinition
  /** How records are shown and added; the default is a table, and a dialog for adding. */
  readonly layout?: ChipsLayout
}

/** A page for some of a collection's records. Its calls, failures and form are those of the section. */
export interface ViewPage
  extends
    Omit<PageBase, 'when'>,
    Pick<CollectionPageDefinition, 'columns' | 'actions' | 'dialog' | 'empty' | 'as' | 'export'> {
  readonly kind: 'view'
  /** The collection, e.g. `sections/contacts`. */
  readonly section: DocumentId
  /** The condition for showing a record, tested as `record`. */
  readonly where: Condition
}

/** Records as chips, typed or picked from suggestions; changing one still opens a dialog. */
export interface ChipsLayout {
  readonly kind: 'chips'
  /** With `list` any number, with `field` only one, which the next one replaces. */
  readonly mode: 'list' | 'field'
  /** The field that a chip shows, and that the user types. */
  readonly field: string
  /** The label of the text field for adding. */
  readonly label: string
  readonly suggestions?: {
    readonly title: string
    /** Like a field's `ui:options.list`: `name`, `filter`, and `item`, which maps an item's properties to fields. */
    readonly list: JsonObject & { readonly name: string; readonly item: JsonObject }
  }
}

/** The formats of a column's values; `reading/column-formats` implements them. */
export const columnFormats = ['text', 'number', 'date', 'age', 'duration', 'money', 'yes-no', 'choice', 'file'] as const
export type ColumnFormat = (typeof columnFormats)[number]

export interface ColumnDefinition extends PlacedItem {
  readonly title: string
  /** The field it shows. */
  readonly field: string
  readonly format?: ColumnFormat
  /** The initial sort order of the table by this column; `none`: users cannot sort by it. Without it, they can. */
  readonly sort?: SortDirection | 'none'
  /** Narrows the table to one of the values that occur, or to one of the years of its dates. */
  readonly filter?: 'choice' | 'year'
  /** Shows the sum of the records below the table; of numbers and amounts. */
  readonly sum?: true
  /** Shows only the end of its texts, as `maskText` does; search, order and export have no more. */
  readonly masked?: true
  /** The number of characters of a long text that are shown at first. */
  readonly preview?: number
  /** The text of its cell when the record has no answer. */
  readonly empty?: string
  /** What happens to a record, in this order. Its cell says what has a date, the newest first. */
  readonly states?: readonly DatedState[]
  readonly when?: Condition
}

/** Something that happened to a record on the day in `field`; its text names the day by `{date}`. */
export interface DatedState {
  readonly id: string
  readonly field: string
  readonly text: string
}

export type SortDirection = 'ascending' | 'descending'

export interface ActionDefinition extends PlacedItem {
  readonly kind: 'add' | 'edit' | 'remove' | 'call' | 'open'
  readonly title: string
  readonly icon?: 'mail' | 'bell' | 'document' | 'link'
  /**
   * For `call`: the path below the API base that receives a POST with the record's entry number, and the message on
   * success.
   */
  readonly call?: string
  readonly done?: string
  /** For `call`: the dialog for a new record offers it together with the save. */
  readonly atSave?: CallAtSave
  /** For `call`: when it may be repeated. The server refuses it before. */
  readonly again?: Repetition
  /** For a call that asks somebody: after how many days without a response the server reminds them by itself. */
  readonly reminders?: readonly number[]
  /** For `open`: a path of the portal; `{EntryNo}` is replaced by the record's field of that name. */
  readonly path?: string
  /** The dialog's initial answers. A string that starts with `=` names a value, e.g. `=user.email`. */
  readonly preset?: JsonObject
  /** May use `records` and, for a row's action, `record`. */
  readonly when?: Condition
  readonly confirm?: { readonly title: string; readonly text: string }
}

/** The texts of a call that can be made together with the save of a new record. */
export interface CallAtSave {
  /** The main button, which saves the record and makes the call. */
  readonly title: string
  /** The button that only saves. */
  readonly without: string
  /** The message when the record is saved and the call failed; `{reason}` is that of the failure. */
  readonly failed: string
}

/** A call may be repeated some days after the last of some dates in the record. */
export interface Repetition {
  readonly days: number
  /** The fields with the dates. */
  readonly since: readonly string[]
}
