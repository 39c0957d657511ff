import { isJsonArray, isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'

/** Writes a declared value for people: texts as they are, lists by their items, and objects by what they are called. */
export function useValueText(): (value: JsonValue) => string {
  const text = useText()
  const written = (value: JsonValue): string => {
    if (typeof value === 'boolean') return text(value ? 'portal.change.yes' : 'portal.change.no')
    if (isJsonArray(value)) return value.map(written).join(', ')
    if (!isJsonObject(value)) return String(value)
    const names = ['title', 'ui:title', 'id'].map((key) => ownValue(value, key))
    return names.find((name) => typeof name === 'string') ?? JSON.stringify(value)
  }
  return written
}
