import type { ReferenceLists } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { ReferenceList } from '../document/reference-list.ts'
import { equalJson, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

type Items = readonly JsonObject[]

/** One list with the indexes that queries so far have needed. */
interface IndexedList {
  readonly items: Items
  /** The items with a given value of a property. */
  having(property: string, value: JsonValue): Items
  readonly key: string
  readonly fields: { readonly key: string; readonly label: string }
}

/** Reference lists, by name, indexed on demand; the cost of a look-up does not depend on the list's length. */
export function buildReferenceLists(lists: ReadonlyMap<string, ReferenceList>): ReferenceLists {
  const indexed = new Map([...lists].map(([name, list]) => [name, indexList(list)]))
  return {
    has: (name, key, filter) => {
      const list = indexed.get(name)
      return list?.having(list.key, key).some((item) => matches(item, filter))
    },
    items: (name, filter) => {
      const list = indexed.get(name)
      return list === undefined ? [] : filtered(list, filter)
    },
    fields: (name) => indexed.get(name)?.fields,
  }
}

/** The reference lists among an organisation's composed documents, by name. */
export function referenceListsIn(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
): ReadonlyMap<string, ReferenceList> {
  const lists = [...documents].flatMap(([id, { list }]) =>
    list !== undefined && id.startsWith('lists/') ? [[id.slice('lists/'.length), list] as const] : [],
  )
  return new Map(lists)
}

function indexList({ key, label, items }: ReferenceList): IndexedList {
  const indexes = new Map<string, ReadonlyMap<JsonValue | undefined, Items>>()
  return {
    key,
    fields: { key, label },
    items,
    having(property, value) {
      let index = indexes.get(property)
      if (index === undefined) {
        index = groupBy(items, property)
        indexes.set(property, index)
      }
      return index.get(value) ?? []
    },
  }
}

function groupBy(items: Items, property: string): ReadonlyMap<JsonValue | undefined, Items> {
  const groups = new Map<JsonValue | undefined, JsonObject[]>()
  for (const item of items) {
    const value = ownValue(item, property)
    const group = groups.get(value)
    if (group === undefined) groups.set(value, [item])
    else group.push(item)
  }
  return groups
}

function filtered(list: IndexedList, filter: JsonObject = {}): Items {
  const [first, ...rest] = Object.entries(filter)
  if (first === undefined) return list.items
  const [property, value] = first
  const having = value === undefined ? [] : list.having(property, value)
  return rest.length === 0 ? having : having.filter((item) => matches(item, filter))
}

function matches(item: JsonObject, filter: JsonObject | undefined): boolean {
  if (filter === undefined) return true
  for (const property of Object.keys(filter)) {
    if (!equalJson(ownValue(item, property), filter[property])) return false
  }
  return true
}
