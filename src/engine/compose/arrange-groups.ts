import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/**
 * The UI schema with every field that has `ui:after` in the group of the field it follows, directly behind it, unless a
 * group names it already. A chain of added fields keeps its order.
 */
export function arrangeGroups(ui: JsonObject): JsonObject {
  const groups = ownValue(ui, 'groups')
  if (!isJsonArray(groups)) return ui
  const followers = followersIn(ui, new Set(groups.flatMap(fieldsOf)))
  if (followers.size === 0) return ui
  return { ...ui, groups: groups.map((group) => withFollowers(group, followers)) }
}

function fieldsOf(group: JsonValue): readonly JsonValue[] {
  const fields = isJsonObject(group) ? ownValue(group, 'fields') : undefined
  return isJsonArray(fields) ? fields : []
}

/** The fields that no group names, by the field that they want to follow. */
function followersIn(ui: JsonObject, named: ReadonlySet<JsonValue>): ReadonlyMap<JsonValue, readonly string[]> {
  const followers = new Map<JsonValue, string[]>()
  for (const [field, own] of Object.entries(ui)) {
    const after = isJsonObject(own) ? ownValue(own, 'ui:after') : undefined
    if (typeof after !== 'string' || named.has(field)) continue
    followers.set(after, [...(followers.get(after) ?? []), field])
  }
  return followers
}

function withFollowers(group: JsonValue, followers: ReadonlyMap<JsonValue, readonly string[]>): JsonValue {
  if (!isJsonObject(group)) return group
  const placed = new Set<JsonValue>()
  const place = (field: JsonValue): readonly JsonValue[] => {
    if (placed.has(field)) return []
    placed.add(field)
    return [field, ...(followers.get(field) ?? []).flatMap(place)]
  }
  return { ...group, fields: fieldsOf(group).flatMap(place) }
}
