import { compileCondition } from './compile-condition.ts'
import type { Condition } from '../document/condition.ts'
import type { NamedValues } from './named-values.ts'

/**
 * Whether a condition holds of the given values. Who asks it of many values compiles it once instead (`compileCondition`).
 * @throws Error for a kind, operator or source that does not exist.
 */
export function evaluate(condition: Condition, values: NamedValues): boolean {
  return compileCondition(condition)(values)
}
