import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'

/** Any value as text; for an object, its `name`, `title` or `description`. */
export function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return ''
  if (!isJsonObject(value)) return isJsonArray(value) ? value.map(plainText).join(', ') : String(value)
  const texts = ['name', 'description', 'title'].map((key) => ownValue(value, key))
  return plainText(texts.find((text) => typeof text === 'string') ?? '')
}
