import { escapeSegment, parsePointer } from '../../../engine/json/pointer.ts'
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
  // Most fields of a long form are distinguished by the beginning of their pointer, without taking it apart.
  const roots = [...new Set(dependents.map(rootPointer))]
  const isNear = (pointer: JsonPointer) =>
    roots.some((root) => pointer === root || pointer.startsWith(`${root}/`)) || beginsWithIndex.test(pointer)
  const isAffected = (field: string) => dependents.some((name) => field === name || field.startsWith(`${name}.`))
  return [...shown].filter((pointer) => isNear(pointer) && isAffected(fieldName(pointer)))
}

/** A root that is a list has rows before fields. */
const beginsWithIndex = /^\/\d/

/** The pointer of the field of the root that a dotted path begins with. */
const rootPointer = (field: string): JsonPointer => `/${escapeSegment(field.split('.', 1)[0] ?? '')}`

/** The dotted path of a field in rules: without the indexes of rows. */
const fieldName = rememberedByName((pointer) =>
  parsePointer(pointer)
    .filter((segment) => !/^\d+$/.test(segment))
    .join('.'),
)
