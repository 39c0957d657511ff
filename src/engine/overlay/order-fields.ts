import { isJsonArray, isJsonObject, keysOf, ownValue } from './json.ts'
import type { JsonObject, JsonValue } from './json.ts'
import { placeAfter } from './place-after.ts'
import type { Placeable } from './place-after.ts'

/**
 * The ids of an object schema's fields in display order: the order of `properties`, overridden by the UI schema's
 * `ui:order` (where `*` means all fields that it does not name; without `*` they follow), then each field with
 * `ui:after` directly behind the field that it names (null: first). One behind the heading of a group comes first too;
 * which field a group has is for the caller to say.
 * @param schema an object schema; for a nested one, pass the nested schema and UI schema
 */
export function orderFields(schema: JsonObject, ui: JsonObject | undefined): string[] {
  return placeAfter(fieldPlaces(schema, ui)).map(({ id }) => id)
}

/** The fields with their `ui:after`, in the order before it is applied; for `misplacedItems`. */
export function fieldPlaces(schema: JsonObject, ui: JsonObject | undefined): Placeable[] {
  const properties = ownValue(schema, 'properties')
  const fields = isJsonObject(properties) ? keysOf(properties) : []
  const order = ui && ownValue(ui, 'ui:order')
  const groups = ui && ownValue(ui, 'groups')
  const ids = (isJsonArray(groups) ? groups : []).map((group) => isJsonObject(group) && ownValue(group, 'id'))
  const headings = new Set(ids.filter((id) => typeof id === 'string').map(behindHeading))
  return listedOrder(fields, isJsonArray(order) ? order : []).map((id) => {
    const after = afterOf(ui, id)
    return { id, after: typeof after === 'string' && headings.has(after) ? null : after }
  })
}

/** What the first field of a group names in its `ui:after`, where it does not just follow from the order. */
export const behindHeading = (group: string): string => `groups/${group}`

/** The id of the group behind whose heading an `ui:after` puts a field; undefined for other places. */
export const headedGroup = (after: string): string | undefined => /^groups\/(?<id>.+)$/.exec(after)?.groups?.['id']

function listedOrder(fields: readonly string[], order: readonly JsonValue[]): string[] {
  const known = new Set(fields)
  const listed = new Set(order.filter((id) => typeof id === 'string' && known.has(id)))
  const rest = fields.filter((id) => !listed.has(id))
  const star = order.indexOf('*')
  const named = (part: readonly JsonValue[]) => part.filter((id) => typeof id === 'string' && known.has(id)).map(String)
  const all =
    star < 0 ? [...named(order), ...rest] : [...named(order.slice(0, star)), ...rest, ...named(order.slice(star))]
  return [...new Set(all)]
}

function afterOf(ui: JsonObject | undefined, id: string): string | null | undefined {
  const field = ui && ownValue(ui, id)
  const after = isJsonObject(field) ? ownValue(field, 'ui:after') : undefined
  return typeof after === 'string' || after === null ? after : undefined
}
