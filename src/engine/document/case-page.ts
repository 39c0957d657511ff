import type { DeclaredValue } from '../../generated/case-declaration.ts'
import type { DeskColumn, DeskPanel, RowsAs } from '../../generated/closed-names.ts'
import type { SortDirection } from './collection-page.ts'
import type { DisclaimerDefinition } from './checklist.ts'
import type { Condition } from './condition.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** The panels that every case has for its owner; `document:<id>`, `viewer:<id>` and `transition:<id>` are, too. */
export const cardPanels = ['stage', 'answers', 'documents', 'questions', 'comments', 'history'] as const

/** The page of a case type: its owner's cases, the steps to a new one, one case, and the desk's queue. */
export interface CasePage extends PageBase {
  readonly kind: 'case'
  readonly list: {
    /** The button that begins a case. */
    /** With a path, a case is begun on that page of the portal. */
    readonly start?: { readonly title: string; readonly path?: string }
    readonly columns: readonly CaseColumn[]
    readonly actions?: readonly CaseAction[]
    readonly empty: string
    /** How they are drawn; by default as a table. */
    readonly as?: RowsAs
    /** Offers the cases that are shown as a file of comma-separated values. */
    readonly export?: 'csv'
  }
  readonly steps?: readonly CaseStep[]
  /** Further addresses of the type's pages, below `/<type>`. */
  readonly addresses?: readonly CaseAddress[]
  /** Of `cardPanels`, or `document:<id>`, `viewer:<id>` (its pages), `transition:<id>`. */
  readonly card?: { readonly panels: readonly string[] }
  readonly desk?: {
    /** What staff call these cases; without it, the page's title. */
    readonly title?: string
    readonly columns: readonly DeskColumn[]
    readonly panels: readonly DeskPanel[]
  }
}

export interface CaseColumn extends PlacedItem {
  readonly title: string
  /** A name on the wire, or a fact. */
  readonly field: string
  readonly format?: 'text' | 'number' | 'date' | 'money' | 'choice' | 'state' | 'yes-no' | 'comments'
  readonly sort?: SortDirection | 'none'
  /** Narrows the list to one of the values that occur, or to one of the years of its dates. */
  readonly filter?: 'choice' | 'year'
  /** Shows the sum of the cases below the list; of numbers and amounts. */
  readonly sum?: true
  /** The server sends only the end of its texts, as `maskText` has them. */
  readonly masked?: true
  /** What is read instead of a value, by the value. */
  readonly titles?: Readonly<Record<string, string>>
  readonly when?: Condition
}

export interface CaseAction extends PlacedItem {
  readonly kind: 'document' | 'pay' | 'transition' | 'open' | 'comments' | 'link'
  readonly title: string
  /** Other titles, by state, or `settled`. */
  readonly titles?: Readonly<Record<string, string>>
  /** A document of the case type, `invoice:<charge>` or `receipt:<charge>`. */
  readonly document?: string
  readonly charge?: string
  readonly transition?: string
  readonly path?: string
  readonly when?: Condition
}

/** A step to a new case; a later one opens when those before are in order. */
export interface CaseStep extends PlacedItem {
  readonly kind: 'form' | 'checklist' | 'consent' | 'choose'
  readonly title?: string
  readonly checklist?: string
  /** Where the owner is led when the checklist is complete; once for each case. */
  readonly then?: string
  /** Of a step of its own, or below a checklist. */
  readonly consent?: string
  /** A reference list whose items are shown to choose from. */
  readonly list?: string
  /** What is chosen; of any step, an answer that its address may have, as in `?event=EV-1`. */
  readonly field?: string
  /** Shows the items of the list as cards, each with its own button, instead of a plain choice. */
  readonly cards?: ChoiceCards
  /** Initial answers of the form, by field. */
  readonly preset?: Readonly<Record<string, DeclaredValue>>
  readonly when?: Condition
}

/** What a card says of an item of a reference list. */
export interface ChoiceCards {
  /** Its title; `{label}` is the item's. */
  readonly title: string
  /** The item's field with an amount in units of the currency. */
  readonly amount?: string
  /** The item's field that says whether it may be chosen. */
  readonly open?: string
  /** What is shown where it may not. */
  readonly closed?: string
  /** The type of the disclaimers of the category that the item's key names, which are listed as requirements. */
  readonly disclaimers?: DisclaimerDefinition['type']
}

/** An address below `/<type>` that leads to a page of the type. */
export interface CaseAddress extends PlacedItem {
  /** `:code` is a number, or what is chosen in `field`. */
  readonly path: string
  /** `new`, `step:<id>` of the steps to a new case, or `document:<id>` of the case with the number. */
  readonly to: string
  /** The field whose answer the address has. */
  readonly field?: string
}
