import type { JsonObject } from '../../engine/json.ts'

/** The entry number that a body names; undefined when it names none. */
export function entryNumberIn(body: JsonObject, field: string): number | undefined {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}
