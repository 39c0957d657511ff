import { evaluate } from '../condition/evaluate.ts'
import { valueReader } from '../condition/named-values.ts'
import type { DisclaimerDefinition, Checklist, ItemCounts, ItemResult } from '../document/checklist.ts'
import { passes } from './passes.ts'
import type { ChecklistFacts } from './passes.ts'

/** All items that apply to an applicant, in declared order, and whether each passes. */
export function evaluateChecklist({ items }: Pick<Checklist, 'items'>, facts: ChecklistFacts): readonly ItemResult[] {
  return items
    .filter(({ when }) => when === undefined || evaluate(when, facts.values))
    .map(({ id, type, description, mandatory, passes: rule, preset, path, counts }) => ({
      id,
      type,
      description,
      mandatory,
      passes: passes(rule, facts),
      ...(preset && { preset }),
      ...(path !== undefined && { path }),
      ...progressOf(counts, facts),
    }))
}

/** Whether every mandatory item that applies to an applicant passes; looks no further than the first that does not. */
export function isFulfilled({ items }: Pick<Checklist, 'items'>, facts: ChecklistFacts): boolean {
  return items.every(
    ({ mandatory, when, passes: rule }) =>
      !mandatory || (when !== undefined && !evaluate(when, facts.values)) || passes(rule, facts),
  )
}

function progressOf(counts: ItemCounts | undefined, { values }: ChecklistFacts): Pick<ItemResult, 'progress'> {
  if (counts === undefined) return {}
  const numberAt = (name: ItemCounts['reached']) => Number(valueReader(name)(values) ?? 0)
  const required = numberAt(counts.required)
  return required > 0 ? { progress: { reached: numberAt(counts.reached), required } } : {}
}

/** The disclaimers that applicants read about a category. */
export function shownDisclaimers(
  { disclaimers = [] }: Pick<Checklist, 'disclaimers'>,
  values: ChecklistFacts['values'],
): readonly DisclaimerDefinition[] {
  return disclaimers.filter(({ when }) => when === undefined || evaluate(when, values))
}

type Counted = Pick<ItemResult, 'passes' | 'mandatory'>

/** The percentage of mandatory items that pass, as a whole number; 100 only when the application may be submitted. */
export function percentPassed(results: readonly Counted[]): number {
  if (mayBeSubmitted(results)) return 100
  const mandatory = results.filter((item) => item.mandatory)
  const passed = mandatory.filter((item) => item.passes).length
  return Math.min(99, Math.round((100 * passed) / mandatory.length))
}

/** Whether an application may be submitted: every mandatory item passes. */
export function mayBeSubmitted(results: readonly Counted[]): boolean {
  return results.every((item) => item.passes || !item.mandatory)
}
