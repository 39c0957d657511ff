import type { JsonPointer } from '../../../engine/json/pointer.ts'

export type Listener = () => void
export type Unsubscribe = () => void

/** Listeners by pointer. Notifying costs as much as the listeners concerned, not as all fields. */
export class PointerListeners {
  readonly #byPointer = new Map<JsonPointer, Set<Listener>>()

  add(pointer: JsonPointer, listener: Listener): Unsubscribe {
    const listeners = this.#byPointer.get(pointer) ?? new Set()
    this.#byPointer.set(pointer, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#byPointer.get(pointer) === listeners) this.#byPointer.delete(pointer)
    }
  }

  /** Notifies listeners of exactly this pointer. */
  notify(pointer: JsonPointer): void {
    const listeners = this.#byPointer.get(pointer)
    if (listeners !== undefined) for (const listener of Array.from(listeners)) listener()
  }

  /** Notifies listeners of the pointer or of any parent of it. */
  notifyUpwards(pointer: JsonPointer): void {
    let at = pointer
    for (;;) {
      this.notify(at)
      if (at === '') return
      at = at.slice(0, at.lastIndexOf('/'))
    }
  }

  /** Notifies listeners of anything inside the pointer. */
  notifyBelow(pointer: JsonPointer): void {
    const inside = `${pointer}/`
    for (const other of Array.from(this.#byPointer.keys())) if (other.startsWith(inside)) this.notify(other)
  }
}
