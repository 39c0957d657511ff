import { isJsonArray } from '../json.ts'
import type { JsonValue } from '../json.ts'

/**
 * The names in the order that `ui:order` says; `*` stands for those it does not name. Undefined when it leaves some out
 * without saying where they go, which rjsf reports in the form itself.
 */
export function orderFields(names: readonly string[], order: JsonValue | undefined): readonly string[] | undefined {
  if (!isJsonArray(order)) return names
  const listed = order.filter((name) => typeof name === 'string')
  const rest = names.filter((name) => !listed.includes(name))
  const known = listed.filter((name) => name === '*' || names.includes(name))
  const at = known.indexOf('*')
  if (at < 0) return rest.length === 0 ? known : undefined
  return [...known.slice(0, at), ...rest, ...known.slice(at + 1)]
}
