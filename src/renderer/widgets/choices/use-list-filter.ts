import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { JsonObject } from '../../../engine/json.ts'
import { isJsonObject } from '../../../engine/json.ts'
import type { JsonPointer } from '../../../engine/pointer/pointer.ts'
import { formatPointer, parsePointer } from '../../../engine/pointer/pointer.ts'
import type { FormStore } from '../../form/form-store.ts'
import { filterPointers, filterValues } from '../../../engine/reading/list-option.ts'
import type { ListOption } from '../../../engine/reading/list-option.ts'

/** What the items of a field's list must have just now; changes only when one of the answers that it reads does. */
export function useListFilter(store: FormStore, pointer: JsonPointer, list: ListOption | undefined): JsonObject {
  const pointers = useMemo(() => filterPointers(list, pointer), [list, pointer])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = pointers.map((at) => store.valueSource(at).subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
    [store, pointers],
  )
  const snapshot = () => {
    if (list === undefined) return '{}'
    const row = store.value(formatPointer(parsePointer(pointer).slice(0, -1)))
    return JSON.stringify(filterValues(list, store.answers, store.context, row))
  }
  const key = useSyncExternalStore(subscribe, snapshot)
  return useMemo(() => parseFilter(key), [key])
}

function parseFilter(key: string): JsonObject {
  const filter: unknown = JSON.parse(key)
  return isJsonObject(filter) ? filter : {}
}
