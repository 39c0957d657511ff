import { isJsonArray, isJsonObject, objectAt } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'

/** An item of a list that has an id. */
export type NamedItem = JsonObject & { readonly id: string }

export const isNamedItem = (item: JsonValue): item is NamedItem => isJsonObject(item) && typeof item['id'] === 'string'

export const hasId = (item: JsonValue, id: string): boolean => isNamedItem(item) && item.id === id

/** The lists with named items of a page and of a form's groups: columns, actions, tabs, tiles, entries, steps. */
export function namedLists(document: JsonObject): readonly JsonPointer[] {
  const lists = (part: string) =>
    Object.entries(objectAt(document, part)).flatMap(([key, list]) =>
      isJsonArray(list) && list.length > 0 && list.every(isNamedItem) ? [`/${part}/${key}`] : [],
    )
  return [...lists('page'), ...lists('ui').filter((pointer) => pointer !== '/ui/rules')]
}

/** Whether two items of a list have the same id. */
export const isSameItem = (one: JsonValue, other: JsonValue): boolean => isNamedItem(other) && hasId(one, other.id)
