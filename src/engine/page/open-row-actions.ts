import { evaluate } from '../condition/evaluate.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { RowsAction, RowsPage } from '../document/rows-page.ts'

/**
 * The declared actions that a row has: the portal offers them, and the server answers no others.
 *
 * @param values `record` is the row
 */
export const openRowActions = (
  { actions = [] }: Pick<RowsPage, 'actions'>,
  values: NamedValues,
): readonly RowsAction[] => actions.filter(({ when }) => when === undefined || evaluate(when, values))
