import { parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { rememberedByName } from '../../../engine/json/remembered-by-name.ts'
import type { RulePlan } from '../../../engine/rules/rule-plan.ts'

/** The rendered pointers whose visible, enabled or required state may change with the answer at `changed`. */
export function dependentPointers(
  rules: RulePlan,
  changed: JsonPointer,
  shown: Iterable<JsonPointer>,
): readonly JsonPointer[] {
  const dependents = rules.dependentsOf(fieldName(changed))
  if (dependents.length === 0) return []
  const isAffected = (field: string) => dependents.some((name) => field === name || field.startsWith(`${name}.`))
  return [...shown].filter((pointer) => isAffected(fieldName(pointer)))
}

/** The dotted path of a field in rules: without the indexes of rows. */
const fieldName = rememberedByName((pointer) =>
  parsePointer(pointer)
    .filter((segment) => !/^\d+$/.test(segment))
    .join('.'),
)
