import { isJsonArray, isJsonObject } from './json.ts'
import type { JsonValue } from './json.ts'

/** Every text in a value, however deep. */
export function textsIn(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  if (isJsonArray(value)) return value.flatMap((one) => textsIn(one))
  return isJsonObject(value) ? Object.values(value).flatMap((one) => textsIn(one)) : []
}
