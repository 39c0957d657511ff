import type { JsonPointer } from '../../../engine/json/pointer.ts'

/** The new index of a row; undefined when it was removed. */
export type RowChange = (index: number) => number | undefined

/** The row at `at` was removed. */
export function removedAt(at: number): RowChange {
  return (index) => (index === at ? undefined : index > at ? index - 1 : index)
}

/** A row was inserted at `at`. */
export function insertedAt(at: number): RowChange {
  return (index) => (index >= at ? index + 1 : index)
}

/** Two rows have swapped places. */
export function swapped(left: number, right: number): RowChange {
  return (index) => (index === left ? right : index === right ? left : index)
}

/** Entries by pointer, with the indexes inside the list at `list` updated and those of removed rows left out. */
export function moveKeys<Value>(
  list: JsonPointer,
  entries: Iterable<readonly [JsonPointer, Value]>,
  change: RowChange,
): readonly (readonly [JsonPointer, Value])[] {
  return [...entries].flatMap(([pointer, value]) => {
    const moved = movePointer(list, pointer, change)
    return moved === undefined ? [] : [[moved, value] as const]
  })
}

function movePointer(list: JsonPointer, pointer: JsonPointer, change: RowChange): JsonPointer | undefined {
  const inside = `${list}/`
  if (!pointer.startsWith(inside)) return pointer
  const [index = '', ...rest] = pointer.slice(inside.length).split('/')
  const moved = change(Number(index))
  return moved === undefined ? undefined : [`${list}/${moved}`, ...rest].join('/')
}
