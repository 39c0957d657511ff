import { compileCondition } from './compile-condition.ts'
import type { CompiledCondition } from './compile-condition.ts'
import type { Condition } from '../document/condition.ts'
import type { NamedValues } from './named-values.ts'

const compiled = new WeakMap<Condition, CompiledCondition>()

/**
 * Whether a condition holds of the given values.
 * @throws Error for a kind, operator or source that does not exist.
 */
export function evaluate(condition: Condition, values: NamedValues): boolean {
  return compiledOnce(condition)(values)
}

/** The compiled form of a condition, made once per condition object. */
export function compiledOnce(condition: Condition): CompiledCondition {
  const known = compiled.get(condition)
  if (known !== undefined) return known
  const made = compileCondition(condition)
  compiled.set(condition, made)
  return made
}
