import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { JsonObject } from '../json/json.ts'
import type { GateDefinition } from './gate-definition.ts'
import type { PageBase, PlacedItem } from './page-base.ts'
import type { OtherCall, PageCalls, PageFailures, RevisionRule } from './page-calls.ts'

/** Many records: a table and a dialog. */
export interface CollectionPageDefinition extends PageBase, RevisionRule {
  readonly kind: 'collection'
  readonly calls: PageCalls
  readonly otherCalls?: readonly OtherCall[]
  /** How many records a profile may have, where it is not as many as everywhere. */
  readonly limits?: { readonly records: number }
  readonly columns: readonly ColumnDefinition[]
  readonly actions: readonly ActionDefinition[]
  readonly dialog: { readonly width: number | string; readonly add: string; readonly edit: string }
  /** The message when a call fails, whatever the reason, in place of the server's. */
  readonly failures?: PageFailures
  /** Shown, with the add actions, when there is no record yet. */
  readonly empty: string
  /** Asked while there is no record. */
  readonly gate?: GateDefinition
  /** How records are shown and added; without it a table, and a dialog that adds. */
  readonly layout?: ChipsLayout
}

/** Some records of a collection as a page of their own. Its calls, failures and form are those of the section. */
export interface ViewPage
  extends Omit<PageBase, 'when'>, Pick<CollectionPageDefinition, 'columns' | 'actions' | 'dialog' | 'empty'> {
  readonly kind: 'view'
  /** The collection, e.g. `sections/contacts`. */
  readonly section: DocumentId
  /** Which of its records are shown, each tested as `record`. */
  readonly where: Condition
}

/** Records as chips, typed or picked from suggestions; a dialog still changes them. */
export interface ChipsLayout {
  readonly kind: 'chips'
  /** `list`: as many as one likes. `field`: one only, which the next takes the place of. */
  readonly mode: 'list' | 'field'
  /** The field that a chip says, and that is typed. */
  readonly field: string
  /** The label of the text field that adds. */
  readonly label: string
  readonly suggestions?: {
    readonly title: string
    /** As a field's `ui:options.list`: `name`, `filter`, and `item`, which says where an item's properties go. */
    readonly list: JsonObject & { readonly name: string; readonly item: JsonObject }
  }
}

/** How a column may write its values; `reading/column-formats` says what each does. */
export const columnFormats = ['text', 'number', 'date', 'money', 'yes-no', 'choice', 'file'] as const
export type ColumnFormat = (typeof columnFormats)[number]

export interface ColumnDefinition extends PlacedItem {
  readonly title: string
  /** The field it shows. */
  readonly field: string
  readonly format?: ColumnFormat
  /** The order that the table begins in, by this column; `none`: people cannot sort by it. Without it, they can. */
  readonly sort?: SortDirection | 'none'
  /** How many characters of a long text are shown at first. */
  readonly preview?: number
  /** What its cell says where the record has no answer. */
  readonly empty?: string
  readonly when?: Condition
}

export type SortDirection = 'ascending' | 'descending'

export interface ActionDefinition extends PlacedItem {
  readonly kind: 'add' | 'edit' | 'remove' | 'call' | 'open'
  readonly title: string
  readonly icon?: 'mail' | 'document' | 'link'
  /** Of `call`: the path below the API base that is posted to with the record's entry number, and the message when it is done. */
  readonly call?: string
  readonly done?: string
  /** Of `open`: a path of the portal; `{EntryNo}` is the record's field of that name. */
  readonly path?: string
  /** Answers that the dialog starts with. A string that begins with `=` names a value, e.g. `=user.email`. */
  readonly preset?: JsonObject
  /** `records`, and for a row's action `record`, may be used. */
  readonly when?: Condition
  readonly confirm?: { readonly title: string; readonly text: string }
}
