import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { namedValues } from '../../../engine/condition/named-values.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { formatPointer, parsePointer } from '../../../engine/json/pointer.ts'
import type { FormStore } from '../../store/state/form-store.ts'
import { filterValues, listPointers, applicableList } from '../../../engine/reading/list-option.ts'
import type { ListOption } from '../../../engine/reading/list-option.ts'

export interface ApplicableList {
  readonly list: ListOption | undefined
  /** The filter that its items must match now. */
  readonly filter: JsonObject
}

/**
 * The field's list that currently applies, and its filter; changes only when one of the answers that they read does.
 */
export function useApplicableList(
  store: FormStore,
  pointer: JsonPointer,
  lists: readonly ListOption[],
): ApplicableList {
  const pointers = useMemo(() => lists.flatMap((list) => listPointers(list, pointer)), [lists, pointer])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = pointers.map((at) => store.valueSource(at).subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
    [store, pointers],
  )
  const snapshot = () => {
    const row = store.value(formatPointer(parsePointer(pointer).slice(0, -1)))
    const list = applicableList(lists, namedValues(store.answers, store.context, row))
    const filter = list ? filterValues(list, store.answers, store.context, row) : {}
    return JSON.stringify({ at: list ? lists.indexOf(list) : -1, filter })
  }
  const key = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => parseKey(key, lists), [key, lists])
}

function parseKey(key: string, lists: readonly ListOption[]): ApplicableList {
  const parsed: unknown = JSON.parse(key)
  if (!isJsonObject(parsed)) return { list: undefined, filter: {} }
  const { at, filter } = parsed
  return { list: lists[Number(at)], filter: isJsonObject(filter) ? filter : {} }
}
