const prefix = 'regalia.draft-removed.'

/**
 * Pending removals of drafts, by name (a draft's id, or a place). Removing takes a moment, and the page may close
 * before it ends; but a draft that was saved must not be offered again. So each removal is noted at once, in a storage
 * that outlives the page.
 */
export interface NotedRemovals {
  /** The time of the last requested removal that may be unfinished; milliseconds since 1970, else 0. */
  readonly at: (name: string) => number
  readonly note: (name: string, at: number) => void
  /** The removal requested at that time is done. */
  readonly done: (name: string, at: number) => void
  /** Deletes notes of removals that can have nothing left to remove. */
  readonly forgetBefore: (time: number) => void
}

/** Opens the notes in a storage; if it is full or refused, notes last only as long as the page. */
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
        // The removal itself still happens.
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
