import { namedValues } from '../condition/named-values.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { EvaluationContext } from '../document/context.ts'
import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { FieldPlan } from './field-plan.ts'
import type { RulePlan } from './rule-plan.ts'

/**
 * The answers without those of hidden fields. Hiding a field can hide others that depend on it, so fields are decided
 * in dependency order; the result is a fixpoint. Returns the same object when nothing is hidden.
 */
export function pruneHidden<Answers extends JsonValue>(
  plan: RulePlan,
  answers: Answers,
  context: EvaluationContext,
): Answers
export function pruneHidden(
  { hideable, isCyclic }: RulePlan,
  answers: JsonValue,
  context: EvaluationContext,
): JsonValue {
  let current = answers
  for (;;) {
    const before = current
    for (const plan of hideable) current = pruneField(plan, current, context)
    if (!isCyclic || current === before) return current
  }
}

/** Whether the field's rules hide it for these `values`. */
export function isHiddenAt(plan: FieldPlan, values: NamedValues): boolean {
  return plan.isHidden || !plan.show.every((condition) => condition(values))
}

interface Place {
  readonly node: JsonValue
  readonly depth: number
  readonly row: JsonValue | undefined
}

const pruneField = (plan: FieldPlan, answers: JsonValue, context: EvaluationContext): JsonValue =>
  pruneAt({ node: answers, depth: 0, row: undefined }, plan, answers, context)

function pruneAt(
  { node, depth, row }: Place,
  plan: FieldPlan,
  answers: JsonValue,
  context: EvaluationContext,
): JsonValue {
  if (isJsonArray(node)) {
    return mapItems(node, (item) => pruneAt({ node: item, depth, row: item }, plan, answers, context))
  }
  const key = plan.path[depth]
  if (key === undefined || !isJsonObject(node) || !Object.hasOwn(node, key)) return node
  const child = node[key]
  if (child === undefined) return node
  if (depth === plan.path.length - 1) {
    return isHiddenAt(plan, namedValues(answers, context, row)) ? without(node, key) : node
  }
  return withMember(node, key, pruneAt({ node: child, depth: depth + 1, row }, plan, answers, context))
}

function mapItems(items: readonly JsonValue[], change: (item: JsonValue) => JsonValue): readonly JsonValue[] {
  const changed = items.map(change)
  return changed.every((item, i) => item === items[i]) ? items : changed
}

function withMember(object: JsonObject, key: string, value: JsonValue): JsonObject {
  return object[key] === value ? object : { ...object, [key]: value }
}

function without(object: JsonObject, key: string): JsonObject {
  const { [key]: _removed, ...rest } = object
  return rest
}
