import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/**
 * The UI schema with every field that has `ui:after` in the group of the field it follows, directly behind it, also
 * when another group names it. A chain of fields keeps its order. A group whose fields have all moved is left out.
 */
export function arrangeGroups(ui: JsonObject): JsonObject {
  const groups = ownValue(ui, 'groups')
  if (!isJsonArray(groups)) return ui
  const named = new Set(groups.flatMap(fieldsOf))
  const followers = followersIn(ui)
  if (followers.size === 0) return ui
  const moving = movingFields(followers, named)
  const staying = groups.map((group) => withoutFields(group, moving))
  const arranged = staying.map((group) => withFollowers(group, followers))
  return { ...ui, groups: arranged.filter((group) => fieldsOf(group).length > 0) }
}

/** The fields that follow another one which a group names, directly or through a chain. */
function movingFields(followers: Followers, named: ReadonlySet<JsonValue>): ReadonlySet<JsonValue> {
  const after = new Map([...followers].flatMap(([leader, fields]) => fields.map((field) => [field, leader] as const)))
  const leads = (field: JsonValue, seen: readonly JsonValue[] = []): boolean => {
    const leader = typeof field === 'string' ? after.get(field) : undefined
    if (leader === undefined) return named.has(field)
    return !seen.includes(leader) && leads(leader, [...seen, field])
  }
  return new Set([...after.keys()].filter((field) => leads(field)))
}

function withoutFields(group: JsonValue, moving: ReadonlySet<JsonValue>): JsonValue {
  return isJsonObject(group) ? { ...group, fields: fieldsOf(group).filter((field) => !moving.has(field)) } : group
}

/** Fields by the one that they want to follow. */
type Followers = ReadonlyMap<JsonValue, readonly string[]>

function fieldsOf(group: JsonValue): readonly JsonValue[] {
  const fields = isJsonObject(group) ? ownValue(group, 'fields') : undefined
  return isJsonArray(fields) ? fields : []
}

function followersIn(ui: JsonObject): Followers {
  const followers = new Map<JsonValue, string[]>()
  for (const [field, own] of Object.entries(ui)) {
    const after = isJsonObject(own) ? ownValue(own, 'ui:after') : undefined
    if (typeof after !== 'string') continue
    followers.set(after, [...(followers.get(after) ?? []), field])
  }
  return followers
}

function withFollowers(group: JsonValue, followers: Followers): JsonValue {
  if (!isJsonObject(group)) return group
  const placed = new Set<JsonValue>()
  const place = (field: JsonValue): readonly JsonValue[] => {
    if (placed.has(field)) return []
    placed.add(field)
    return [field, ...(followers.get(field) ?? []).flatMap(place)]
  }
  return { ...group, fields: fieldsOf(group).flatMap(place) }
}
