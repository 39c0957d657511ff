const keyOf = (application: string): string => `regalia.led-on.${application}`

/**
 * Remembers in this browser that the owner of an application was led on from its complete checklist.
 *
 * @returns whether this is the first time. A browser that stores nothing leads nobody, or it would each time
 */
export function rememberLead(storage: () => Storage, application: string): boolean {
  try {
    const kept = storage()
    if (kept.getItem(keyOf(application)) !== null) return false
    kept.setItem(keyOf(application), 'yes')
    return true
  } catch {
    return false
  }
}
