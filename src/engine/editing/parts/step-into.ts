import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import type { PathStep } from '../../overlay/simple-path.ts'

/** Where a step of a path leads. */
export interface Stepped {
  /** The member's name, or the index of the item, -1 for one that is not there. */
  readonly segment: string
  readonly value: JsonValue | undefined
}

/** Follows one step of an overlay's path from a value. */
export function stepInto(value: JsonValue | undefined, step: PathStep): Stepped {
  if ('name' in step) return { segment: step.name, value: isJsonObject(value) ? ownValue(value, step.name) : undefined }
  const { key, equals } = step
  const items = isJsonArray(value) ? value : []
  const named = items.map((item) => (key === undefined ? item : isJsonObject(item) ? ownValue(item, key) : undefined))
  const index = named.indexOf(equals)
  return { segment: String(index), value: items[index] }
}
