import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'

/** The colours of theme.json, by name. */
export function themeColors(theme: JsonObject): Readonly<Record<string, string>> {
  const colors = ownValue(theme, 'colors')
  const named = isJsonObject(colors) ? Object.entries(colors) : []
  return Object.fromEntries(named.flatMap(([name, color]) => (typeof color === 'string' ? [[name, color]] : [])))
}
