import type { JsonObject, JsonValue } from '../json/json.ts'

/**
 * Everything that evaluating a form may depend on besides its answers. It comes from outside: the engine reads neither
 * clock nor network.
 */
export interface EvaluationContext {
  /** Today's calendar date in the tenant's time zone, `YYYY-MM-DD`. */
  readonly today: string
  readonly lists: ReferenceLists
  readonly user?: JsonObject
  readonly profile?: JsonObject
  /** minor_settings, read. */
  readonly settings?: JsonObject
  /** The stored record that is being edited, as it was. */
  readonly record?: JsonObject
  /** The collection that a record belongs to. */
  readonly records?: readonly JsonObject[]
  /** Messages in the person's language, of which `validation.<keyword>` serve where a field declares none. */
  readonly catalogue?: MessageCatalogue
  /** How the tenant writes amounts; without it an amount whose record names no currency is a bare figure. */
  readonly money?: MoneyStyle
}

/** A currency (ISO 4217) and the locale that groups its figures, e.g. `en-KE`. */
export interface MoneyStyle {
  readonly currency: string
  readonly locale: string
}

/** Messages by key, e.g. `validation.required`; `{…}` in them is filled in. */
export type MessageCatalogue = Readonly<Record<string, string>>

/** Reference lists, indexed once so that a look-up costs the same however long the list is. */
export interface ReferenceLists {
  /**
   * Whether the list holds an item whose key is `key` and whose properties equal every one of `filter`.
   * Undefined when no list of that name is loaded (the browser may not have it yet): the rule then passes there, and the
   * server, which has every list, decides.
   */
  has(list: string, key: JsonValue, filter?: JsonObject): boolean | undefined
  /** The items that match the filter, in the list's order; empty for an unknown list. */
  items(list: string, filter?: JsonObject): readonly JsonObject[]
  /** The properties that identify and name an item of the list; undefined when it is not loaded. */
  fields?(list: string): { readonly key: string; readonly label: string } | undefined
}
