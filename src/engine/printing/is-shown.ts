import { evaluate } from '../condition/evaluate.ts'
import type { Condition } from '../document/condition.ts'
import type { Printing } from './printing.ts'

/** Whether a part of a template is in the document with this data. */
export const isShownIn = ({ when }: { readonly when?: Condition }, { values }: Pick<Printing, 'values'>): boolean =>
  when === undefined || evaluate(when, values)
