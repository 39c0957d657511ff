import { equalJson } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'

/**
 * The choice that an answer is. A text that was upper-cased on its way to the server is still the choice that was
 * picked, so capitals do not count where no choice is exactly the answer.
 */
export function findChoice(options: readonly EnumOption[], value: JsonValue | undefined): EnumOption | undefined {
  if (value === undefined) return undefined
  const exact = options.find((option) => equalJson(option.value, value))
  if (exact || typeof value !== 'string') return exact
  const upper = value.toUpperCase()
  return options.find((option) => typeof option.value === 'string' && option.value.toUpperCase() === upper)
}
