import { namedValues } from '../condition/named-values.ts'
import type { EvaluationContext } from '../document/context.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { RulePlan } from './rule-plan.ts'

/**
 * The answers of a changed record, where fields that no rule enables keep their stored answers, whatever is sent. Only
 * fields of the form's root are kept; rows of lists have no identity.
 */
export function keepFixed(
  { fields }: RulePlan,
  answers: JsonValue,
  stored: JsonObject,
  context: EvaluationContext,
): JsonValue {
  if (!isJsonObject(answers)) return answers
  const values = namedValues(answers, context)
  const fixed = [...fields.values()].filter(
    ({ path, enable }) => path.length === 1 && !enable.every((condition) => condition(values)),
  )
  if (fixed.length === 0) return answers
  const names = new Set(fixed.map(({ field }) => field))
  const open = Object.entries(answers).filter(([name]) => !names.has(name))
  const kept = [...names].flatMap((name) => {
    const value = ownValue(stored, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries([...open, ...kept])
}
