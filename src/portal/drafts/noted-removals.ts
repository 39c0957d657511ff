const prefix = 'regalia.draft-removed.'

/**
 * What is being removed from the drafts, by name (a draft's id, or a place): removing takes a moment, in which the page
 * may end, and what is saved must not be offered again. Noted at once, where it outlives the page.
 */
export interface NotedRemovals {
  /** When it was last asked to remove this, as far as that is not known to be done; milliseconds since 1970, else 0. */
  readonly at: (name: string) => number
  readonly note: (name: string, at: number) => void
  /** What was asked at that time is done. */
  readonly done: (name: string, at: number) => void
  /** Takes out notes about which nothing can be left. */
  readonly forgetBefore: (time: number) => void
}

/** Opens the notes in a storage; where it is full or refused, a removal is as good as the page lives long. */
export function openNotedRemovals(storage: Storage): NotedRemovals {
  const at = (name: string) => {
    try {
      return Number(storage.getItem(prefix + name) ?? 0)
    } catch {
      return 0
    }
  }
  return {
    at,
    note: (name, time) => {
      try {
        storage.setItem(prefix + name, String(time))
      } catch {
        // The removal itself still goes ahead.
      }
    },
    done: (name, time) => {
      if (at(name) === time) storage.removeItem(prefix + name)
    },
    forgetBefore: (time) => {
      const names = Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
      for (const name of names) if (at(name) < time) storage.removeItem(prefix + name)
    },
  }
}
