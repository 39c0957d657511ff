import { isJsonObject } from '../engine/json.ts'
import type { JsonObject } from '../engine/json.ts'

/** The wire name of a section's entry number: that of the field marked `entryNumber`, else `EntryNo`. */
export function entryField(schema: JsonObject | undefined): string {
  const properties = isJsonObject(schema?.properties) ? schema.properties : {}
  const marked = Object.entries(properties).find(([, field]) => isJsonObject(field) && field.entryNumber === true)
  return marked?.[0] ?? 'EntryNo'
}
