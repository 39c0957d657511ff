import { useSyncExternalStore } from 'react'
import type { JsonValue } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FormStore } from './state/form-store.ts'
import type { Source } from './state/source.ts'

/** The current value of a source; the component renders again when it changes. */
export function useSource<Value>(source: Source<Value>): Value {
  return useSyncExternalStore(source.subscribe, source.get, source.get)
}

/** The answer at a pointer; the component renders again when it changes. */
export function useAnswer(store: FormStore, pointer: JsonPointer): JsonValue | undefined {
  return useSource(store.valueSource(pointer))
}
