const storageKey = 'regalia.last-activity'

/** When the user last did something in any tab, in milliseconds since 1970; undefined when that is not known. */
export function lastActivity(storage: Storage): number | undefined {
  const kept = storage.getItem(storageKey)
  return kept === null ? undefined : Number(kept)
}

/** Tells all tabs that the user does something at this time. */
export function recordActivity(storage: Storage, time: number): void {
  storage.setItem(storageKey, String(time))
}

/** Forgets the time, because nobody is logged in. */
export function forgetActivity(storage: Storage): void {
  storage.removeItem(storageKey)
}
