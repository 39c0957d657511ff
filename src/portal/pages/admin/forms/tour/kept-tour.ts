const storageKey = 'regalia.editor-tour'

/** Whether a user of this browser has seen the tour of the editor, or does not want it. */
export interface KeptTour {
  readonly isSeen: () => boolean
  readonly noteSeen: () => void
}

/** Keeps in this browser who has seen the tour. In a browser that stores nothing, it is offered again. */
export function keptTour(storage: () => Storage, user: string): KeptTour {
  return {
    isSeen: () => usersIn(storage).includes(user),
    noteSeen: () => {
      try {
        storage().setItem(storageKey, JSON.stringify([...new Set([...usersIn(storage), user])]))
      } catch {
        // Being offered a tour twice harms nobody.
      }
    },
  }
}

function usersIn(storage: () => Storage): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter((user) => typeof user === 'string') : []
  } catch {
    return []
  }
}
