import type { CompositeDocument } from '../document/document.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { ReferenceList } from '../document/reference-list.ts'

/** The properties besides `id` that name items in the lists of a document, for `diff`. */
export function namingKeys({ list }: CompositeDocument): readonly string[] {
  return [...new Set([...(list === undefined ? [] : [list.key, ...innerKeys(list)]), 'pointer'])]
}

/** What names the rows inside the items of a list, such as the charges of a membership category, by their type. */
function innerKeys({ items }: ReferenceList): readonly string[] {
  const lists = new Map<string, (readonly JsonObject[])[]>()
  for (const item of items) {
    for (const [name, rows] of Object.entries(item)) {
      if (isJsonArray(rows) && rows.length > 0 && rows.every(isJsonObject)) {
        lists.set(name, [...(lists.get(name) ?? []), rows])
      }
    }
  }
  return [...lists.values()].flatMap((all) => {
    const names = Object.keys(all[0]?.[0] ?? {})
    return names.find((name) => all.every((rows) => areNamed(rows.map((row) => ownValue(row, name))))) ?? []
  })
}

const areNamed = (names: readonly (JsonValue | undefined)[]): boolean =>
  names.every((name) => typeof name === 'string') && new Set(names).size === names.length
