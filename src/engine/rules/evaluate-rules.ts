import { namedValues } from '../condition/named-values.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { EvaluationContext } from '../document/context.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { parsePointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { FieldStates } from './field-states.ts'
import type { FieldPlan } from './field-plan.ts'
import { isHiddenAt, pruneHidden } from './prune-hidden.ts'
import type { RulePlan } from './rule-plan.ts'

/** A field on the path of a pointer, with the values that its conditions read there. */
interface Site {
  readonly field: string
  readonly plan: FieldPlan | undefined
  readonly values: NamedValues
}

/**
 * The states of a form's fields for these answers. Conditions do not see the answers of hidden fields. Creating it is
 * cheap, and reading a state evaluates only that field's rules, so after a keystroke a form can read just the fields in
 * `dependentsOf`.
 */
export function evaluateRules(plan: RulePlan, answers: JsonValue, context: EvaluationContext): FieldStates {
  const seen = once(() => (plan.readsHideable ? pruneHidden(plan, answers, context) : answers))
  const sitesOf = (pointer: JsonPointer) =>
    sitesOn(parsePointer(pointer), plan.fields, { answers, seen: seen(), context })
  const isVisible = (sites: readonly Site[]) =>
    sites.every(
      ({ plan: field, values }) =>
        field === undefined || (!isHiddenAt(field, values) && (field.clause?.shown(values, context) ?? true)),
    )
  const isRequired = (pointer: JsonPointer, isByClause: (site: Site) => boolean) => {
    const sites = sitesOf(pointer)
    const site = sites.at(-1)
    if (site === undefined || isItem(pointer, sites, answers)) return false
    const byRule = site.plan?.require.some((holds) => holds(site.values)) ?? false
    return (byRule || plan.isRequired(site.field) || isByClause(site)) && isVisible(sites)
  }
  return {
    isVisible: (pointer) => plan.showsAll || isVisible(sitesOf(pointer)),
    isEnabled: (pointer) =>
      sitesOf(pointer).every((site) => site.plan?.enable.every((holds) => holds(site.values)) ?? true),
    isRequired: (pointer) => isRequired(pointer, (site) => site.plan?.clause?.required(site.values, context) ?? false),
    isRequiredByRules: (pointer) => isRequired(pointer, () => false),
  }
}

interface EvaluatedAnswers {
  readonly answers: JsonValue
  /** The answers without those of hidden fields. */
  readonly seen: JsonValue
  readonly context: EvaluationContext
}

function sitesOn(
  segments: readonly string[],
  fields: ReadonlyMap<string, FieldPlan>,
  { answers, seen, context }: EvaluatedAnswers,
): readonly Site[] {
  const sites: Site[] = []
  let raw: JsonValue | undefined = answers
  let pruned: JsonValue | undefined = seen
  let values = namedValues(seen, context)
  let field = ''
  for (const segment of segments) {
    const isRow = isJsonArray(raw)
    raw = member(raw, segment)
    pruned = member(pruned, segment)
    if (isRow) values = { ...values, row: pruned ?? raw }
    else {
      field = field === '' ? segment : `${field}.${segment}`
      sites.push({ field, plan: fields.get(field), values })
    }
  }
  return sites
}

/** Whether the pointer refers to a list item instead of a field: list items are never required. */
function isItem(pointer: JsonPointer, sites: readonly Site[], answers: JsonValue): boolean {
  const segments = parsePointer(pointer)
  let node: JsonValue | undefined = answers
  for (const segment of segments.slice(0, -1)) node = member(node, segment)
  return sites.length < segments.length && isJsonArray(node)
}

function member(node: JsonValue | undefined, segment: string): JsonValue | undefined {
  if (isJsonArray(node)) return node[Number(segment)]
  return isJsonObject(node) ? ownValue(node, segment) : undefined
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
