import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { rememberedByName } from '../../../engine/json/remembered-by-name.ts'
import type { Listener, PointerListeners } from './pointer-listeners.ts'

/** Something to subscribe to with `useSyncExternalStore`; the same object for as long as the store lives. */
export interface Source<Value> {
  readonly subscribe: (listener: Listener) => () => void
  readonly get: () => Value
}

/** The source of what stands at each pointer. */
export const sourceAtEach = <Value>(
  listeners: PointerListeners,
  read: (pointer: JsonPointer) => Value,
): ((pointer: JsonPointer) => Source<Value>) =>
  rememberedByName((pointer) => ({
    subscribe: (listener) => listeners.add(pointer, listener),
    get: () => read(pointer),
  }))
