import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'

/**
 * The names in the order of `ui:order`, where `*` means all names that it does not list. Hidden fields may be missing
 * from it. Undefined when it omits others without `*`, which rjsf reports in the form itself.
 */
export function inUiOrder(names: readonly string[], ui: JsonObject): readonly string[] | undefined {
  const order = ui['ui:order']
  if (!isJsonArray(order)) return names
  const listed = order.filter((name) => typeof name === 'string')
  const rest = names.filter((name) => !listed.includes(name))
  const known = listed.filter((name) => name === '*' || names.includes(name))
  const at = known.indexOf('*')
  if (at < 0) return rest.every((name) => isHidden(ui, name)) ? [...known, ...rest] : undefined
  return [...known.slice(0, at), ...rest, ...known.slice(at + 1)]
}

/** Whether a UI schema always hides a field. */
export function isHidden(ui: JsonObject, name: string): boolean {
  const field = ownValue(ui, name)
  return isJsonObject(field) && field['ui:hidden'] === true
}
