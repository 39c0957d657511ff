import type { MenuIconName, MenuPath, PackageName } from '../../generated/closed-names.ts'
import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { JsonObject } from '../json/json.ts'
import type { AwardsPage } from './awards-page.ts'
import type { CasePage } from './case-page.ts'
import type { EventsPageDefinition } from './events-page.ts'
import type { CollectionPageDefinition, ViewPage } from './collection-page.ts'
import type { PageBase, PlacedItem } from './page-base.ts'
import type { ReportsPage } from './reports-page.ts'
import type { RegisterPage } from './register-page.ts'
import type { RowsPage } from './rows-page.ts'
import type { TilesPage } from './tiles-page.ts'
import type { OtherCall, PageCalls, RevisionRule } from './page-calls.ts'

/** How a document is displayed. Every list item in it has a stable `id`. */
export type PageDefinition =
  | RecordPageDefinition
  | CollectionPageDefinition
  | ViewPage
  | TabsPageDefinition
  | MenuPage
  | TilesPage
  | ChecklistPageDefinition
  | CasePage
  | RowsPage
  | ReportsPage
  | RegisterPage
  | AwardsPage
  | EventsPageDefinition

/** One record: view, edit, save. */
export interface RecordPageDefinition extends PageBase, RevisionRule {
  readonly kind: 'record'
  /**
   * The path of its calls below the API base, e.g. `{ "list": "profile/firmBio", "add": "profile/firmBio/create",
   * "update": "profile/firmBio/update" }`.
   */
  readonly calls: PageCalls
  readonly otherCalls?: readonly OtherCall[]
  /** Whether its answers are also part of the profile, for calls and conditions that refer to the profile. */
  readonly inProfile?: true
  /** What is wrong with an invalid form is listed in a window as well, not only above its fields. */
  readonly problems?: 'window'
  /** The title of the button and the page while no record exists yet, e.g. `Create Profile`. */
  readonly create?: {
    readonly title: string
    readonly submit: string
    /** The initial answers of a new record, as for an action. */
    readonly preset?: JsonObject
  }
}

/** Several documents under one heading. */
export interface TabsPageDefinition extends PageBase {
  readonly kind: 'tabs'
  readonly tabs: readonly TabDefinition[]
}

export interface TabDefinition extends PlacedItem {
  readonly title: string
  readonly document: DocumentId
  readonly when?: Condition
}

/** The side menu of the signed-in portal. */
export interface MenuPage extends PageBase {
  readonly kind: 'menu'
  readonly entries: readonly MenuEntry[]
}

/** The list of the cases of a type. */
export type CasesPath = `/cases/${string}`

export interface MenuEntry {
  readonly id: string
  readonly title: string
  /** Its link. */
  readonly path: MenuPath | CasesPath
  /** The name of the address outside of the portal that it leads to instead. */
  readonly site?: string
  /** The case types whose pages belong to it, besides those below its path. */
  readonly cases?: readonly DocumentId[]
  readonly icon: MenuIconName
  /** The entry is shown only if `site_installed_packages` contains this title; without it, always. */
  readonly package?: PackageName
  /** Whether it is shown at all. */
  readonly when?: Condition
  /** Whether it is enabled; otherwise it is shown as disabled. */
  readonly enable?: Condition
}

/** The page for completing checklist items. */
export interface ChecklistPageDefinition extends PageBase {
  readonly kind: 'checklist'
  readonly components: readonly ChecklistComponent[]
  /** The section for names without a component. */
  readonly otherwise: DocumentId
}

/** The form for completing items of one type. */
export interface ChecklistComponent extends PlacedItem {
  /** The type of the items, as on the wire and in the address. */
  readonly name: string
  /** The section, or view of one, that it shows, e.g. sections/bio. */
  readonly document: DocumentId
  /** The users it is for; of several components with the same name, the first that applies is used. */
  readonly when?: Condition
}
