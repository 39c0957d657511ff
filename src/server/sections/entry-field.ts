import { isJsonObject } from '../../engine/json.ts'
import type { JsonObject } from '../../engine/json.ts'

/** The wire name of the entry number: that of the field marked `entryNumber`, else `EntryNo`. */
export function entryField(schema: JsonObject | undefined): string {
  const properties = isJsonObject(schema?.properties) ? schema.properties : {}
  const marked = Object.entries(properties).find(([, field]) => isJsonObject(field) && field.entryNumber === true)
  return marked?.[0] ?? 'EntryNo'
}

/** The entry number that a body names; undefined when it names none. */
export function entryNumberIn(body: JsonObject, field: string): number | undefined {
  const value = Object.hasOwn(body, field) ? body[field] : undefined
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}
