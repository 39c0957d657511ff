import { isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { Edit } from '../edit.ts'
import { listAt, withList } from '../with-value.ts'

/** Adds an item at the end of a list whose items are named by a property, such as `Code`. */
export const addToList =
  (list: JsonPointer, item: JsonObject, naming: string | undefined): Edit =>
  (document, inherited) => {
    const items = listAt(document, list)
    const name = naming === undefined ? undefined : item[naming]
    if (name !== undefined && items.some((one) => isJsonObject(one) && one[naming ?? ''] === name)) {
      return `There is already an item "${String(name)}".`
    }
    return withList(document, inherited, list, [...items, item])
  }

/** Takes an item away by its place in a list. */
export const takeFromList =
  (list: JsonPointer, index: number): Edit =>
  (document, inherited) => {
    const items: readonly JsonValue[] = listAt(document, list)
    if (items[index] === undefined) return `There is no item ${index + 1}.`
    return withList(
      document,
      inherited,
      list,
      items.filter((_, i) => i !== index),
    )
  }
