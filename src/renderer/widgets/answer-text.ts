import type { JsonValue } from '../../engine/json/json.ts'

/** An answer as plain text: empty for no answer, an object or list as JSON. */
export function answerText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
