import { isJsonArray, isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { escapeSegment, setAt } from '../../src/engine/json/pointer.ts'

/** One change of one list: its kind, and the document after it. */
export interface ListChange {
  readonly kind: 'insert' | 'remove' | 'move'
  readonly pointer: string
  readonly place: number
  readonly changed: JsonValue
}

/** A list in a document. */
export interface ListPlace {
  readonly pointer: string
  readonly list: readonly JsonValue[]
}

/** All lists of a document, including nested ones. */
export function listsIn(node: JsonValue | undefined, pointer = ''): readonly ListPlace[] {
  if (isJsonArray(node)) {
    return [{ pointer, list: node }, ...node.flatMap((item, i) => listsIn(item, `${pointer}/${i}`))]
  }
  if (!isJsonObject(node)) return []
  return Object.entries(node).flatMap(([key, member]) => listsIn(member, `${pointer}/${escapeSegment(key)}`))
}

/** A list with a new item before an index, without the item there, or with that item after its neighbour. */
export const listEdits: Readonly<
  Record<ListChange['kind'], (list: readonly JsonValue[], place: number) => readonly JsonValue[]>
> = {
  insert: (list, place) => list.toSpliced(place, 0, renamed(list[place] ?? list.at(-1) ?? 'x')),
  remove: (list, place) => list.toSpliced(place, 1),
  move: (list, place) => list.toSpliced(place, 2, ...list.slice(place, place + 2).toReversed()),
}

/** Every change of every list of a document, at every index; of a long list at `mostPlaces` of them. */
export function* listChanges(document: JsonValue, mostPlaces: number): Generator<ListChange> {
  for (const { pointer, list } of listsIn(document)) {
    for (const kind of ['insert', 'remove', 'move'] as const) {
      const places = list.length + { insert: 1, remove: 0, move: -1 }[kind]
      for (let place = 0; place < places; place += Math.ceil(places / mostPlaces)) {
        yield { kind, pointer, place, changed: setAt(document, pointer, [...listEdits[kind](list, place)]) }
      }
    }
  }
}

/** A copy of an item with another name. */
export function renamed(item: JsonValue): JsonValue {
  if (typeof item === 'string') return `${item} new`
  if (typeof item === 'number') return item + 1000
  if (!isJsonObject(item)) return item
  const entries = Object.keys(item).map((key) => {
    const member = ownValue(item, key) ?? null
    return [key, typeof member === 'string' ? `${member} new` : member] as const
  })
  return Object.fromEntries(entries)
}
