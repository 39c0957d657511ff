import type { JsonObject, JsonValue } from '../json/json.ts'
import type { Condition, Test } from '../document/condition.ts'
import { isNamedOperand, valueReader } from './named-values.ts'
import type { NamedValues, ValueReader } from './named-values.ts'
import { groups } from '../document/condition-groups.ts'
import { mayNameValue } from './operators/operator.ts'
import { operatorList } from './operators/operator-list.ts'

/** A condition compiled for repeated evaluation. */
export type CompiledCondition = (values: NamedValues) => boolean

/**
 * Turns a condition into a function; no part of it is executed as code.
 * @throws Error for a group, operator or source that does not exist, so that it never counts as true.
 */
export function compileCondition(condition: Condition): CompiledCondition {
  return isTest(condition) ? compileTest(condition) : compileGroup(condition)
}

/** True for a test of one value, false for a group of conditions. */
export function isTest(condition: Condition): condition is Test {
  return Object.hasOwn(condition, 'value')
}

/** The name of a group and its members. @throws Error when the condition is neither a test nor exactly one group. */
export function groupOf(condition: Exclude<Condition, Test>): { kind: string; members: readonly Condition[] } {
  const [entry, ...others] = Object.entries(condition)
  if (entry === undefined || others.length > 0 || !groups.has(entry[0]) || !Array.isArray(entry[1])) {
    throw new Error(`Unknown kind of condition: ${JSON.stringify(condition)}`)
  }
  return { kind: entry[0], members: entry[1] }
}

/** The operators of a test with their operands. */
export function operandsOf(test: Test): readonly (readonly [string, JsonValue | undefined])[] {
  return Object.entries(test).filter(([name]) => name !== 'value')
}

/** Whether the operand of an operator names another value instead of being a literal. */
export function isNamed(
  name: string,
  operand: JsonValue | undefined,
): operand is JsonObject & { readonly value: string } {
  const operator = operatorList.get(name)
  return operator !== undefined && mayNameValue(operator) && isNamedOperand(operand)
}

function compileGroup(condition: Exclude<Condition, Test>): CompiledCondition {
  const { kind, members } = groupOf(condition)
  const group = groups.get(kind)
  if (group === undefined) throw new Error(`Unknown kind of condition "${kind}"`)
  return group.combine(members.map(compileCondition))
}

function compileTest(test: Test): CompiledCondition {
  const read = valueReader(test.value)
  const parts = operandsOf(test).map(([name, operand]) => compileOperator(name, operand, read))
  const [first, ...rest] = parts
  if (first === undefined) throw new Error(`The test of "${test.value}" has no operator`)
  return rest.length === 0 ? first : (values) => parts.every((part) => part(values))
}

function compileOperator(name: string, operand: JsonValue | undefined, read: ValueReader): CompiledCondition {
  const operator = operatorList.get(name)
  if (operator === undefined) throw new Error(`Unknown operator "${name}" of a condition`)
  const { holds } = operator
  if (isNamed(name, operand)) {
    const readOperand = valueReader(operand.value)
    return (values) => holds(read(values), readOperand(values))
  }
  return (values) => holds(read(values), operand)
}
