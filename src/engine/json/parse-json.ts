import type { JsonValue } from './json.ts'

/** The value of a JSON text; undefined for a text that is not JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
