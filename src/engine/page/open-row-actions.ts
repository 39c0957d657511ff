import { evaluate } from '../condition/evaluate.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { Condition } from '../document/condition.ts'

/**
 * The declared actions that a row has: the portal offers them, and the server answers no others.
 *
 * @param values `record` is the row
 */
export const openRowActions = <Action extends { readonly when?: Condition }>(
  { actions = [] }: { readonly actions?: readonly Action[] },
  values: NamedValues,
): readonly Action[] => actions.filter(({ when }) => when === undefined || evaluate(when, values))
