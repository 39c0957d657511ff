import type { JsonObject, JsonValue } from '../json/json.ts'

/**
 * Everything besides its answers that evaluating a form may depend on. The caller supplies it: the engine reads neither
 * clock nor network.
 */
export interface EvaluationContext {
  /** Today's calendar date in the tenant's time zone, `YYYY-MM-DD`. */
  readonly today: string
  readonly lists: ReferenceLists
  readonly user?: JsonObject
  readonly profile?: JsonObject
  /** The parsed minor_settings. */
  readonly settings?: JsonObject
  /** The stored record that is being edited, before the changes. */
  readonly record?: JsonObject
  /** The collection that a record belongs to. */
  readonly records?: readonly JsonObject[]
  /** Messages in the user's language; `validation.<keyword>` is used where a field declares no message. */
  readonly catalogue?: MessageCatalogue
  /** How the tenant formats amounts; without it, an amount without a currency in its record is a bare figure. */
  readonly money?: MoneyStyle
}

/** A currency (ISO 4217) and the locale that groups its figures, e.g. `en-KE`. */
export interface MoneyStyle {
  readonly currency: string
  readonly locale: string
}

/** Messages by key, e.g. `validation.required`, with placeholders `{…}`. */
export type MessageCatalogue = Readonly<Record<string, string>>

/** Reference lists, indexed so that the cost of a look-up does not depend on a list's length. */
export interface ReferenceLists {
  /**
   * Whether the list contains an item with the key `key` whose properties equal all those of `filter`. Undefined when
   * no list of that name is loaded (the browser may not have it yet): the rule then passes there, and the server, which
   * has every list, decides.
   */
  has(list: string, key: JsonValue, filter?: JsonObject): boolean | undefined
  /** The items that match the filter, in the list's order; empty for an unknown list. */
  items(list: string, filter?: JsonObject): readonly JsonObject[]
  /** The properties with the key and the label of the list's items; undefined when the list is not loaded. */
  fields?(list: string): { readonly key: string; readonly label: string } | undefined
}
