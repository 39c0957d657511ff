import { compileCondition } from './compile-condition.ts'
import type { CompiledCondition } from './compile-condition.ts'
import type { Condition } from '../document/condition.ts'
import type { NamedValues } from './named-values.ts'

const compiled = new WeakMap<Condition, CompiledCondition>()

/**
 * Whether a condition is true for the given values. It is compiled on its first evaluation, so do not change a
 * condition afterwards.
 * @throws Error for a group, operator or source that does not exist.
 */
export function evaluate(condition: Condition, values: NamedValues): boolean {
  const known = compiled.get(condition)
  if (known !== undefined) return known(values)
  const fresh = compileCondition(condition)
  compiled.set(condition, fresh)
  return fresh(values)
}
