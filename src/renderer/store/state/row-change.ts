import type { JsonPointer } from '../../../engine/json/pointer.ts'

/** Where the row at an index is afterwards; undefined when it is gone. */
export type RowChange = (index: number) => number | undefined

/** The row at `at` is gone. */
export function removedAt(at: number): RowChange {
  return (index) => (index === at ? undefined : index > at ? index - 1 : index)
}

/** A row has come in at `at`. */
export function insertedAt(at: number): RowChange {
  return (index) => (index >= at ? index + 1 : index)
}

/** Two rows have changed places. */
export function swapped(left: number, right: number): RowChange {
  return (index) => (index === left ? right : index === right ? left : index)
}

/** Entries by pointer, with the indexes inside the list at `list` changed and those of rows that are gone left out. */
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
