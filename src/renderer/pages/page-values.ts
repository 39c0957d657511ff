import type { Condition } from '../../engine/document/condition.ts'
import { evaluate } from '../../engine/condition/evaluate.ts'
import type { NamedValues } from '../../engine/condition/named-values.ts'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** The values that a page's conditions may name: everything but answers; `record` for what belongs to one row. */
export function pageValues(
  context: EvaluationContext,
  records: readonly JsonObject[] | undefined,
  record?: JsonObject,
): NamedValues {
  const { today, user, profile, settings } = context
  return { today, user, profile, settings, records, record }
}

/** The visible items of a page's list: those without a condition and those whose condition is true. */
export function shownItems<Item extends { readonly when?: Condition }>(
  items: readonly Item[],
  values: NamedValues,
): Item[] {
  return items.filter(({ when }) => when === undefined || evaluate(when, values))
}
