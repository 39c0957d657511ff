const storageKey = 'regalia.last-activity'

/** The last activity of the user in any tab, in milliseconds since 1970; undefined if unknown. */
export function lastActivity(storage: Storage): number | undefined {
  const kept = storage.getItem(storageKey)
  return kept === null ? undefined : Number(kept)
}

/** Records activity at this time, for all tabs. */
export function recordActivity(storage: Storage, time: number): void {
  storage.setItem(storageKey, String(time))
}

/** Removes the time, because nobody is logged in. */
export function forgetActivity(storage: Storage): void {
  storage.removeItem(storageKey)
}
