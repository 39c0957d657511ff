const key = 'regalia.typed-email'

/**
 * Keeps the e-mail address that somebody logs in with while the call is made, because a portal that was updated
 * meanwhile loads its page again. Only in this tab, and only until the call is answered. The password is never stored.
 */
export function keepTypedEmail(storage: Storage, email: string): void {
  storage.setItem(key, email)
}

/** The address that was kept when the page was loaded again; undefined if none was. */
export const typedEmail = (storage: Storage): string | undefined => storage.getItem(key) ?? undefined

/** Forgets the address. */
export function forgetTypedEmail(storage: Storage): void {
  storage.removeItem(key)
}
