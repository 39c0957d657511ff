type Listener = () => void

const listeners = new Set<Listener>()
let settled = 0

/** How many loads have ended so far. */
export const settledLoads = (): number => settled

/** Calls the listener whenever a load has ended. Returns how to stop that. */
export function onSettledLoad(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Records a promise's outcome in its properties `status` and `value` or `reason`, where React's `use` looks, so that a
 * settled one does not suspend; then tells the boundaries that wait (LoadingBoundary). The handlers return nothing,
 * because a returned promise would cause another unhandled rejection.
 */
export function settling<Value>(promise: Promise<Value>): Promise<Value> {
  const note = (outcome: object): void => {
    void Object.assign(promise, outcome)
    settled += 1
    for (const listener of listeners) listener()
  }
  promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  )
  return promise
}
