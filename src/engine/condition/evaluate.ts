import { compileCondition } from './compile-condition.ts'
import type { Condition } from '../document/condition.ts'
import type { NamedValues } from './named-values.ts'

/**
 * Whether a condition is true for the given values. To evaluate it for many values, compile it once
 * (`compileCondition`).
 * @throws Error for a group, operator or source that does not exist.
 */
export function evaluate(condition: Condition, values: NamedValues): boolean {
  return compileCondition(condition)(values)
}
