import type { Checklist } from './checklist/checklist.ts'
import type { Condition } from './condition/condition.ts'
import type { JsonObject, JsonValue } from './json.ts'

/** A JSON Schema with our vocabulary (`schemas/meta/form-schema.json`), draft 2020-12, `$ref`s resolved to `$defs`. */
export type FormSchema = JsonObject

/** The name of a declared thing: `forms/login`, `sections/bio`, `pages/profile`, `checklists/firm`, `lists/counties`, `messages/en`. */
export type DocumentId = string

/**
 * What is declared about one form, section, page, checklist, list or message catalogue, as one document. Overlays target it from
 * this root: `$.schema.properties.Email`, `$.ui.Email['ui:help']`, `$.page.columns[?@.id == 'type']`,
 * `$.list.items[?@.Code == 'FIRM']`, `$.messages.required`.
 */
export interface CompositeDocument {
  readonly schema?: FormSchema
  readonly ui?: UiSchema
  readonly page?: PageDefinition
  readonly examples?: FormExamples
  readonly list?: ReferenceList
  readonly checklist?: Checklist
  readonly messages?: Readonly<Record<string, string>>
}

/**
 * An rjsf UI schema plus `rules`; per field also `ui:messages`, `ui:after`, `ui:hidden`. `drafts: false`: what is typed is
 * not kept in the browser.
 */
export type UiSchema = JsonObject & { readonly rules?: readonly FieldRule[]; readonly groups?: readonly FieldGroup[] }

/**
 * Fields that a long form shows together under a heading. Within a group they stand in the form's own order (`ui:order`,
 * `ui:after`); a field that no group names joins the group of the field that its `ui:after` names, else the last.
 */
export interface FieldGroup {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly fields: readonly string[]
}

/** When fields are shown, enabled or required. A field that several `show` or `enable` rules name needs all of them; one of several `require` rules suffices. */
export interface FieldRule {
  readonly id: string
  readonly when: Condition
  /** Field ids (dotted into objects, e.g. `address.City`); inside a list's items say `contacts.City` and use `row` in the condition. */
  readonly show?: readonly string[]
  readonly enable?: readonly string[]
  readonly require?: readonly string[]
}

export interface FormExamples {
  readonly valid: readonly FormExample[]
  readonly invalid: readonly InvalidExample[]
}

export interface FormExample {
  readonly id: string
  readonly description?: string
  readonly answers: JsonObject
  /** Parts of the evaluation context that this example needs; `today` defaults to 2026-01-15. */
  readonly context?: JsonObject
}

export interface InvalidExample extends FormExample {
  /** Every message that it must get, by the pointer of its field: exactly these, no others. */
  readonly issues: readonly { readonly pointer: string; readonly message: string }[]
}

export interface ReferenceList {
  /** The property that identifies an item and is stored in answers. */
  readonly key: string
  /** The property that people read. */
  readonly label: string
  /** The properties of items, and of what they hold, that are translated; proper names are not. Declared lists say so always. */
  readonly texts?: readonly string[]
  readonly items: readonly JsonObject[]
  /** Properties of items that name a document. */
  readonly documents?: readonly string[]
}

/** How a document is shown. Every item of a list in it has a stable `id`. */
export type PageDefinition = RecordPage | CollectionPage | ViewPage | TabsPage | MenuPage | TilesPage | ChecklistPage

export interface PageBase {
  readonly title: string
  readonly description?: string
  /** Whether one may open it at all. */
  readonly when?: Condition
}

/** One record: view, edit, save. */
export interface RecordPage extends PageBase {
  readonly kind: 'record'
  /** The path of its calls below the API base, e.g. `{ "list": "profile/firmBio", "add": "profile/firmBio/create", "update": "profile/firmBio/update" }`. */
  readonly calls: PageCalls
  readonly otherCalls?: readonly OtherCall[]
  /** Whether its answers stand among the profile's own as well, where calls and conditions name the profile. */
  readonly inProfile?: true
  /** Title of the button and the page while no record exists yet, e.g. `Create Profile`. */
  readonly create?: {
    readonly title: string
    readonly submit: string
    /** Answers that a new record starts with, as of an action. */
    readonly preset?: JsonObject
  }
}

/** Many records: a table and a dialog. */
export interface CollectionPage extends PageBase {
  readonly kind: 'collection'
  readonly calls: PageCalls
  readonly otherCalls?: readonly OtherCall[]
  readonly columns: readonly ColumnDefinition[]
  readonly actions: readonly ActionDefinition[]
  readonly dialog: { readonly width: number | string; readonly add: string; readonly edit: string }
  /** What is said when a call fails, whatever the reason, in place of the server's message. */
  readonly failures?: PageFailures
  /** Said, with the add actions, when there is no record yet. */
  readonly empty: string
  /** Asked while there is no record. */
  readonly gate?: GateDefinition
  /** How records are shown and added; without it a table, and a dialog that adds. */
  readonly layout?: ChipsLayout
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

/** A question that has to be answered before the first record can be added; the answer is kept with the profile. */
export interface GateDefinition {
  /** The record section that keeps the answer: read by its `list` call, stored by its `save` call. */
  readonly section: DocumentId
  /** Its field that holds the answer. */
  readonly field: string
  /** The first one whose condition holds is asked. */
  readonly questions: readonly GateQuestion[]
  readonly answers: readonly GateAnswer[]
}

export interface GateQuestion extends Placed {
  readonly text: string
  readonly when?: Condition
}

export interface GateAnswer extends Placed {
  readonly title: string
  /** What is stored. */
  readonly value: string
  /** Whether records can be added once it is given. */
  readonly opens?: true
  /** Said once it is given, in place of the page's `empty`. */
  readonly text?: string
}

/** Some records of a collection as a page of their own. Its calls, failures and form are those of the section. */
export interface ViewPage
  extends Omit<PageBase, 'when'>, Pick<CollectionPage, 'columns' | 'actions' | 'dialog' | 'empty'> {
  readonly kind: 'view'
  /** The collection, e.g. `sections/contacts`. */
  readonly section: DocumentId
  /** Which of its records are shown, each tested as `record`. */
  readonly where: Condition
}

/** Several documents under one heading. */
export interface TabsPage extends PageBase {
  readonly kind: 'tabs'
  readonly tabs: readonly TabDefinition[]
}

/** The side menu of the signed-in portal. */
export interface MenuPage extends PageBase {
  readonly kind: 'menu'
  readonly entries: readonly MenuEntry[]
}

export interface MenuEntry {
  readonly id: string
  readonly title: string
  /** Where it leads, a path of the portal. */
  readonly path: string
  /** An icon's name, as the portal knows it. */
  readonly icon: string
  /** The title in `site_installed_packages` without which it is not shown; an entry without one always is. */
  readonly package?: string
  /** Whether it is shown at all. */
  readonly when?: Condition
  /** Whether it may be followed; otherwise it is shown, disabled. */
  readonly enable?: Condition
}

/** A member's standing at a glance. */
export interface TilesPage extends PageBase {
  readonly kind: 'tiles'
  readonly tiles: readonly TileDefinition[]
}

/** What of a member's standing a tile may say. */
export type TileFact = 'status' | 'number' | 'category' | 'completeness'

export interface TileDefinition extends Placed {
  readonly title: string
  readonly shows: TileFact
  /** Whether it stands in the organisation's colour. */
  readonly accent?: boolean
  /** Whether it is shown at all. */
  readonly when?: Condition
}

/** Where the items of checklists are completed. */
export interface ChecklistPage extends PageBase {
  readonly kind: 'checklist'
  readonly components: readonly ChecklistComponent[]
  /** The section that a name without a component leads to. */
  readonly otherwise: DocumentId
}

/** The form that items of a type are completed in. */
export interface ChecklistComponent extends Placed {
  /** The type of the items, as it is on the wire and in the address. */
  readonly name: string
  /** The section, or the view of one, that it shows, e.g. sections/bio. */
  readonly document: DocumentId
  /** For whom; the first component of a name that is for somebody is theirs. */
  readonly when?: Condition
}

export interface PageCalls {
  readonly list: string
  readonly add?: string
  readonly update?: string
  readonly remove?: string
}

/** Sentences by the call that failed. */
export type PageFailures = { readonly [call in 'add' | 'update' | 'remove']?: string }

/** A further call of a section, which clients of the API make; the section's own page makes those of `PageCalls`. */
export type OtherCall = Placed & { readonly path: string } & (
    | {
        /** An action under another path; `save` adds a record section's record, or replaces it. */
        readonly action: 'add' | 'update' | 'remove' | 'save'
      }
    | {
        /** Replaces these fields of the record that is named, and leaves its others as they are. */
        readonly action: 'change'
        readonly fields: readonly string[]
      }
    | {
        /** Answers with a file of the record that is named, as base64. */
        readonly action: 'file'
        readonly field: string
        /** Of the query: the record's entry number. */
        readonly parameter: string
      }
  )

/** An item of one of a page's lists. */
export interface Placed {
  readonly id: string
  /** The item that an overlay's added one stands behind; null: it comes first. */
  readonly after?: string | null
}

export interface ColumnDefinition extends Placed {
  readonly title: string
  /** The field it shows. */
  readonly field: string
  readonly format?: 'text' | 'number' | 'date' | 'money' | 'yes-no' | 'choice' | 'file'
  /** The order that the table begins in, by this column; `none`: people cannot sort by it. Without it, they can. */
  readonly sort?: SortDirection | 'none'
  /** How many characters of a long text are shown at first. */
  readonly preview?: number
  /** What its cell says where the record has no answer. */
  readonly empty?: string
  readonly when?: Condition
}

export type SortDirection = 'ascending' | 'descending'

export interface ActionDefinition extends Placed {
  readonly kind: 'add' | 'edit' | 'remove' | 'call' | 'open'
  readonly title: string
  readonly icon?: 'mail' | 'document' | 'link'
  /** Of `call`: the path below the API base that is posted to with the record's entry number, and what is said when it is done. */
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

export interface TabDefinition extends Placed {
  readonly title: string
  readonly document: DocumentId
  readonly when?: Condition
}

/** Which layer set a node of a composed document, how and why; by JSON pointer into the composed document. */
export interface NodeOrigin {
  /** `base`, `variant:<name>`, `tenant:<id>` or `published:<revision>`. */
  readonly layer: string
  readonly file: string
  readonly action: 'update' | 'remove' | 'copy'
  readonly reason: string
  readonly was?: JsonValue
}
export type Origins = ReadonlyMap<string, readonly NodeOrigin[]>
