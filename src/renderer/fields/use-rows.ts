import { useMemo, useState } from 'react'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { insertedAt, removedAt, swapped } from '../store/state/row-change.ts'
import type { Source } from '../store/state/source.ts'
import { useSource } from '../store/use-source.ts'

export interface Rows {
  /** One key per row, which stays with the row when it moves. */
  readonly keys: readonly number[]
  readonly add: (item: JsonValue) => void
  readonly copy: (index: number) => void
  readonly remove: (index: number) => void
  readonly swap: (left: number, right: number) => void
}

/**
 * The rows of a list. The component renders again when their number or order changes, not when an answer in one does.
 */
export function useRows(store: FormStore, pointer: JsonPointer): Rows {
  const count = useSource(useMemo(() => countSource(store, pointer), [store, pointer]))
  const [known, setKeys] = useState<readonly number[]>([])
  const keys = known.length === count ? known : resized(known, count)
  if (keys !== known) setKeys(keys)
  const items = () => itemsAt(store, pointer)
  return {
    keys,
    add: (item) => store.changeRows(pointer, [...items(), item], insertedAt(items().length)),
    copy: (index) => {
      setKeys(keys.toSpliced(index + 1, 0, freshKey(keys)))
      store.changeRows(pointer, items().toSpliced(index + 1, 0, items()[index] ?? null), insertedAt(index + 1))
    },
    remove: (index) => {
      setKeys(keys.toSpliced(index, 1))
      store.changeRows(pointer, items().toSpliced(index, 1), removedAt(index))
    },
    swap: (left, right) => {
      setKeys(exchanged(keys, left, right))
      store.changeRows(pointer, exchanged(items(), left, right), swapped(left, right))
    },
  }
}

function countSource(store: FormStore, pointer: JsonPointer): Source<number> {
  const { subscribe } = store.valueSource(pointer)
  return { subscribe, get: () => itemsAt(store, pointer).length }
}

function itemsAt(store: FormStore, pointer: JsonPointer): readonly JsonValue[] {
  const value = store.value(pointer)
  return isJsonArray(value) ? value : []
}

function resized(keys: readonly number[], count: number): readonly number[] {
  const first = freshKey(keys)
  return count < keys.length ? keys.slice(0, count) : [...keys, ...sequence(first, count - keys.length)]
}

function sequence(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, i) => first + i)
}

function freshKey(keys: readonly number[]): number {
  return keys.reduce((highest, key) => Math.max(highest, key), -1) + 1
}

function exchanged<Item>(items: readonly Item[], left: number, right: number): readonly Item[] {
  const [a, b] = [items[left], items[right]]
  return a === undefined || b === undefined ? items : items.with(left, b).with(right, a)
}
