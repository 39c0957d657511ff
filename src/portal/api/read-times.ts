import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** When the responses were read, so that a page without a connection can say how old its data is. */
export interface ReadTimes {
  /** A response was read now. */
  readonly note: (key: string) => void
  /** A page shows a response that it cannot read again; returns a function that says it no longer does. */
  readonly show: (key: string) => () => void
  /** When the oldest of the responses shown so was read, as an ISO instant. */
  readonly oldest: () => string | undefined
  readonly subscribe: (listener: () => void) => () => void
}

export function openReadTimes(): ReadTimes {
  const times = new Map<string, string>()
  const shown = new Map<object, string>()
  const listeners = new Set<() => void>()
  const change = () => {
    for (const listener of listeners) listener()
  }
  return {
    note: (key) => void times.set(key, new Date().toISOString()),
    show: (key) => {
      const place = {}
      shown.set(place, key)
      change()
      return () => {
        shown.delete(place)
        change()
      }
    },
    oldest: () => [...shown.values()].flatMap((key) => times.get(key) ?? []).toSorted()[0],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const ReadTimesContext = createContext<ReadTimes | undefined>(undefined)

export function useReadTimes(): ReadTimes {
  const times = use(ReadTimesContext)
  if (!times) throw new Error('The times of reading are missing: a page was rendered outside the portal’s providers')
  return times
}

/** When the oldest response on the page was read that cannot be read again. */
export function useOldestRead(): string | undefined {
  const times = useReadTimes()
  return useSyncExternalStore(times.subscribe, times.oldest)
}

/** Notes that the page shows a response that it cannot read again. */
export function useShownRead(key: string | undefined): void {
  const times = useReadTimes()
  useEffect(() => (key === undefined ? undefined : times.show(key)), [key, times])
}
