import { equalJson } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'

/**
 * The choice that matches an answer. A text that the server upper-cased still matches its choice: case does not matter
 * where no choice matches exactly.
 */
export function findChoice(options: readonly EnumOption[], value: JsonValue | undefined): EnumOption | undefined {
  if (value === undefined) return undefined
  const exact = options.find((option) => equalJson(option.value, value))
  if (exact || typeof value !== 'string') return exact
  const upper = value.toUpperCase()
  return options.find((option) => typeof option.value === 'string' && option.value.toUpperCase() === upper)
}
