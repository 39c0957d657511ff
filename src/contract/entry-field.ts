import { isJsonObject, objectAt } from '../engine/json/json.ts'
import type { JsonObject } from '../engine/json/json.ts'

/** The wire names of a section's entry number: the fields marked `entryNumber`, else `EntryNo`. */
export function entryFields(schema: JsonObject | undefined): readonly string[] {
  const marked = Object.entries(objectAt(schema, 'properties')).flatMap(([name, field]) =>
    isJsonObject(field) && field.entryNumber === true ? [name] : [],
  )
  return marked.length > 0 ? marked : ['EntryNo']
}

/** The first of them, which calls use to name a record. */
export const entryField = (schema: JsonObject | undefined): string => entryFields(schema)[0] ?? 'EntryNo'
