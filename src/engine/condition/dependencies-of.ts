import { groupOf, isNamed, isTest, operandsOf } from './compile-condition.ts'
import type { Condition, Test, ValueName } from '../document/condition.ts'

/** The distinct value names that the condition reads. */
export function dependenciesOf(condition: Condition): ReadonlySet<ValueName> {
  return new Set(namesIn(condition))
}

function namesIn(condition: Condition): readonly ValueName[] {
  if (isTest(condition)) return [condition.value, ...namedOperands(condition)]
  return groupOf(condition).members.flatMap(namesIn)
}

function namedOperands(test: Test): readonly ValueName[] {
  return operandsOf(test).flatMap(([name, operand]) => (isNamed(name, operand) ? [operand.value] : []))
}

/** Whether two dotted paths name the same value, or one contains the other; the empty path is the whole. */
export function pathsOverlap(left: string, right: string): boolean {
  if (left === '' || right === '') return true
  return left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`)
}
