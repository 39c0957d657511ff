import { equalJson, isJsonObject, ownValue } from './json.ts'
import type { JsonObject, JsonValue } from './json.ts'
import { escapeSegment } from './pointer.ts'
import type { JsonPointer } from './pointer.ts'

/** A value that has changed; null stands for none. */
export interface ChangedValue {
  readonly field: JsonPointer
  readonly from: JsonValue
  readonly to: JsonValue
}

/** The values in which two objects differ, those within their objects one by one. A list is one value. */
export function changedValues(before: JsonObject, after: JsonObject, at: JsonPointer = ''): readonly ChangedValue[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name): readonly ChangedValue[] => {
    const [from, to] = [ownValue(before, name) ?? null, ownValue(after, name) ?? null]
    if (equalJson(from, to)) return []
    const field = `${at}/${escapeSegment(name)}`
    const [was, is] = [from ?? {}, to ?? {}]
    return isJsonObject(was) && isJsonObject(is) ? changedValues(was, is, field) : [{ field, from, to }]
  })
}
