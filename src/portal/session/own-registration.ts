const storageKey = 'regalia.registration'

/**
 * The challenge of the registration made in this browser, until it is activated. Only this browser has it: it lets
 * the e-mailed link activate the account with the registered password. It contains no personal data.
 */
export interface OwnRegistration {
  readonly get: () => string | undefined
  readonly keep: (challenge: string) => void
  readonly forget: () => void
}

/** The stored challenge. If the storage is full or refused, the link asks for the password again. */
export function ownRegistration(storage: () => Storage): OwnRegistration {
  const attempt = <Result>(work: (kept: Storage) => Result): Result | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    get: () => attempt((kept) => kept.getItem(storageKey)) ?? undefined,
    keep: (challenge) => attempt((kept) => kept.setItem(storageKey, challenge)),
    forget: () => attempt((kept) => kept.removeItem(storageKey)),
  }
}
