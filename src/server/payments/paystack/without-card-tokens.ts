import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'

/** What charges the card again, or recognises it at other merchants. */
const tokens = new Set(['authorization_code', 'signature'])

/** What a provider sent, without the tokens of the card: nothing here charges one again, so that none is kept. */
export function withoutCardTokens(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(withoutCardTokens)
  if (!isJsonObject(value)) return value
  const kept = Object.entries(value).filter(([name]) => !tokens.has(name))
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutCardTokens(one ?? null)]))
}

const namedTokens = new RegExp(String.raw`("(?:${[...tokens].join('|')})"\s*:\s*)"[^"]*"?`, 'g')

/** The same of a text that is no JSON, as one that was cut off. */
export const textWithoutCardTokens = (text: string): string => text.replaceAll(namedTokens, '$1""')
