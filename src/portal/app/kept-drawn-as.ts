import { isJsonObject } from '../../engine/json/json.ts'
import type { DrawnAs, DrawnAsPlace } from '../../renderer/tables/drawn-as.ts'

const storageKey = 'regalia.drawn-as'

/** What each user of this browser chose, by page. */
type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Keeps in this browser how a user wants to see the rows of each page. In a browser that stores nothing, a choice holds
 * as long as its page is open.
 */
export function keptDrawnAs(storage: () => Storage, user: string): DrawnAsPlace {
  return {
    read: (page) => {
      const own = choicesOf(readChoices(storage), user)
      return known(Object.hasOwn(own, page) ? own[page] : undefined)
    },
    keep: (page, drawnAs) => {
      // Those of other tabs stay.
      const choices = readChoices(storage)
      const next: Choices = { ...choices, [user]: { ...choicesOf(choices, user), [page]: drawnAs } }
      try {
        storage().setItem(storageKey, JSON.stringify(next))
      } catch {
        // The choice is a convenience: nothing else depends on it.
      }
    },
  }
}

const known = (kept: string | undefined): DrawnAs | undefined =>
  kept === 'table' || kept === 'cards' ? kept : undefined

const choicesOf = (choices: Choices, user: string): Readonly<Record<string, string>> =>
  (Object.hasOwn(choices, user) ? choices[user] : undefined) ?? {}

function readChoices(storage: () => Storage): Choices {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? '{}')
    const users = isJsonObject(value) ? Object.entries(value) : []
    return Object.fromEntries(users.map(([user, pages]) => [user, isJsonObject(pages) ? textsIn(pages) : {}]))
  } catch {
    return {}
  }
}

const textsIn = (pages: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pages).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
