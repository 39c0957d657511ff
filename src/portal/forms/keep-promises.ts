import { settling } from '../../renderer/loading/settling.ts'

/** Promises that have been asked for, by argument. */
export interface Kept<Value> {
  /** The promise for an argument; `load` makes it if there is none yet. */
  readonly get: (id: string, load: (id: string) => Promise<Value>) => Promise<Value>
  readonly has: (id: string) => boolean
  readonly asked: () => readonly string[]
}

/** Keeps promises by argument; drops a rejected one, so it can be retried. */
export function keepPromises<Value>(): Kept<Value> {
  const kept = new Map<string, Promise<Value>>()
  return {
    get: (id, load) => {
      const known = kept.get(id)
      if (known) return known
      const promise = settling(Promise.resolve(id).then(load))
      kept.set(id, promise)
      promise.catch(() => kept.delete(id))
      return promise
    },
    has: (id) => kept.has(id),
    asked: () => [...kept.keys()],
  }
}
