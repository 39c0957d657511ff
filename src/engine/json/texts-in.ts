import { isJsonObject } from './json.ts'

/** Every text in a value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one))
  return isJsonObject(value) ? Object.values(value).flatMap((one) => textsIn(one)) : []
}
