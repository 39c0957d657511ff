import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { ownValue } from '../../engine/json/json.ts'

/** The entry number that a body names under one of its wire names; undefined when it names none. */
export function entryNumberIn(body: JsonObject, fields: readonly string[]): number | undefined {
  const named = fields.map((field) => readEntryNumber(ownValue(body, field)))
  return named.find((number) => number !== undefined)
}

/** The entry number that a value says, also as the text of a form's part or a query; undefined when it says none. */
export function readEntryNumber(value: JsonValue | undefined): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}
