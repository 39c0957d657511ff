import { isJsonObject } from '../../engine/json/json.ts'

const storageKey = 'regalia.language'

/** The languages chosen in this browser: by each user, and the last choice of all. */
interface Choices {
  readonly last?: string
  readonly users: Readonly<Record<string, string>>
}

/** The language that a user chose, else the one last chosen in this browser; undefined if there is none. */
export function chosenLanguage(storage: Storage, user: string | undefined): string | undefined {
  const { last, users } = readChoices(storage)
  const own = user !== undefined && Object.hasOwn(users, user) ? users[user] : undefined
  return own ?? last
}

/** Saves a choice for the browser, and for the user if somebody is logged in. */
export function keepLanguage(storage: Storage, user: string | undefined, language: string): void {
  const { users } = readChoices(storage)
  const kept: Choices = { last: language, users: user === undefined ? users : { ...users, [user]: language } }
  storage.setItem(storageKey, JSON.stringify(kept))
}

/** Whether a storage event is about the choice. */
export const isLanguageKey = (key: string | null): boolean => key === null || key === storageKey

function readChoices(storage: Storage): Choices {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    if (!isJsonObject(value)) return { users: {} }
    const { last, users } = value
    const known = isJsonObject(users) ? Object.entries(users) : []
    return {
      ...(typeof last === 'string' && { last }),
      users: Object.fromEntries(known.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    }
  } catch {
    return { users: {} }
  }
}
