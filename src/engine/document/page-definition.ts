import type { MenuIconName, PackageName } from '../../generated/closed-names.ts'
import type { Condition } from './condition.ts'
import type { DocumentId } from './document-id.ts'
import type { JsonObject } from '../json/json.ts'
import type { CollectionPageDefinition, ViewPage } from './collection-page.ts'
import type { PageBase, PlacedItem } from './page-base.ts'
import type { OtherCall, PageCalls, RevisionRule } from './page-calls.ts'

/** How a document is shown. Every item of a list in it has a stable `id`. */
export type PageDefinition =
  | RecordPageDefinition
  | CollectionPageDefinition
  | ViewPage
  | TabsPageDefinition
  | MenuPage
  | TilesPage
  | ChecklistPageDefinition

/** One record: view, edit, save. */
export interface RecordPageDefinition extends PageBase, RevisionRule {
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

export interface MenuEntry {
  readonly id: string
  readonly title: string
  /** Where it leads, a path of the portal. */
  readonly path: string
  readonly icon: MenuIconName
  /** The title in `site_installed_packages` without which it is not shown; an entry without one always is. */
  readonly package?: PackageName
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

export interface TileDefinition extends PlacedItem {
  readonly title: string
  readonly shows: TileFact
  /** Whether it stands in the organisation's colour. */
  readonly accent?: boolean
  /** Whether it is shown at all. */
  readonly when?: Condition
}

/** Where the items of checklists are completed. */
export interface ChecklistPageDefinition extends PageBase {
  readonly kind: 'checklist'
  readonly components: readonly ChecklistComponent[]
  /** The section that a name without a component leads to. */
  readonly otherwise: DocumentId
}

/** The form that items of a type are completed in. */
export interface ChecklistComponent extends PlacedItem {
  /** The type of the items, as it is on the wire and in the address. */
  readonly name: string
  /** The section, or the view of one, that it shows, e.g. sections/bio. */
  readonly document: DocumentId
  /** For whom; the first component of a name that is for somebody is theirs. */
  readonly when?: Condition
}
