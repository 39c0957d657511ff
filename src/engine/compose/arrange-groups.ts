import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { behindHeading } from '../overlay/order-fields.ts'

/**
 * The UI schema with every field that has `ui:after` in the group of the field it follows, directly behind it, also
 * when another group names it; behind a field without a group it has none either. A field that stands behind the
 * heading of a group (`groups/<id>`) is its first. A chain of fields keeps its order. A group whose fields have all
 * moved is left out, and `ui:order` is the order in which the groups show the fields.
 * @param order all fields of the form in their order, with `ui:after` applied
 */
export function arrangeGroups(ui: JsonObject, order: readonly string[]): JsonObject {
  const declared = ownValue(ui, 'groups')
  if (!isJsonArray(declared)) return ui
  const followers = followersIn(ui)
  if (followers.size === 0) return ui
  const moving = movingFields(followers, new Set([...order, ...declared.flatMap(fieldsOf), ...declared.map(headingOf)]))
  const staying = declared.map((group) => withoutFields(group, moving))
  const groups = staying.map((group) => withFollowers(group, followers)).filter((group) => fieldsOf(group).length > 0)
  const grouped = new Set(groups.flatMap(fieldsOf))
  const shown = [undefined, ...groups].flatMap((group) => {
    const fields = new Set(fieldsOf(group))
    return order.filter((field) => (group === undefined ? !grouped.has(field) : fields.has(field)))
  })
  return { ...ui, groups, 'ui:order': shown }
}

/** The fields that follow one of the leaders, directly or through a chain. */
function movingFields(followers: Followers, leaders: ReadonlySet<JsonValue | undefined>): ReadonlySet<JsonValue> {
  const after = new Map([...followers].flatMap(([leader, fields]) => fields.map((field) => [field, leader] as const)))
  const leads = (field: JsonValue, seen: readonly JsonValue[] = []): boolean => {
    const leader = typeof field === 'string' ? after.get(field) : undefined
    if (leader === undefined) return leaders.has(field)
    return !seen.includes(leader) && leads(leader, [...seen, field])
  }
  return new Set([...after.keys()].filter((field) => leads(field)))
}

function withoutFields(group: JsonValue, moving: ReadonlySet<JsonValue>): JsonValue {
  return isJsonObject(group) ? { ...group, fields: fieldsOf(group).filter((field) => !moving.has(field)) } : group
}

/** Fields by the one that they want to follow. */
type Followers = ReadonlyMap<JsonValue, readonly string[]>

/** What the first field of a group names in its `ui:after`. */
function headingOf(group: JsonValue): string | undefined {
  const id = isJsonObject(group) ? ownValue(group, 'id') : undefined
  return typeof id === 'string' ? behindHeading(id) : undefined
}

function fieldsOf(group: JsonValue | undefined): readonly JsonValue[] {
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
  const first = followers.get(headingOf(group) ?? null) ?? []
  return { ...group, fields: [...first, ...fieldsOf(group)].flatMap(place) }
}
