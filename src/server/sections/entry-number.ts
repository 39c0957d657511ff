import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { ownValue } from '../../engine/json/json.ts'

/** The entry number in a body under one of its wire names; undefined if there is none. */
export function entryNumberIn(body: JsonObject, fields: readonly string[]): number | undefined {
  const named = fields.map((field) => readEntryNumber(ownValue(body, field)))
  return named.find((number) => number !== undefined)
}

/** Parses an entry number, also from the text of a part or a query; undefined for anything else. */
export function readEntryNumber(value: JsonValue | undefined): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}
