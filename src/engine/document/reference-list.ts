import type { JsonObject } from '../json/json.ts'

export interface ReferenceList {
  /** What administrators call it. */
  readonly title?: string
  /** The property that identifies an item and is stored in answers. */
  readonly key: string
  /** The property that users read. */
  readonly label: string
  /**
   * The properties of items, and of objects inside them, that are translated; proper names are not. Required in
   * declared lists.
   */
  readonly texts?: readonly string[]
  readonly items: readonly JsonObject[]
  /** Properties of items that name a document. */
  readonly documents?: readonly string[]
}
