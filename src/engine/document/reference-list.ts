import type { JsonObject } from '../json/json.ts'

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
