import { ownValue } from '../json.ts'
import type { JsonValue } from '../json.ts'
import type { Condition, Test } from './condition.ts'
import { isNamedOperand, valueReader } from './named-values.ts'
import type { NamedValues, ValueReader } from './named-values.ts'
import { literalOperators, operators } from './operators.ts'

/** A condition made ready to be asked many times. */
export type CompiledCondition = (values: NamedValues) => boolean

const groups: ReadonlyMap<string, (members: readonly CompiledCondition[]) => CompiledCondition> = new Map([
  ['all', (members) => (values) => members.every((member) => member(values))],
  ['any', (members) => (values) => members.some((member) => member(values))],
  ['none', (members) => (values) => !members.some((member) => member(values))],
])

/**
 * Turns a condition into a function; nothing in it is executed as code.
 * @throws Error for a kind, operator or source that does not exist: what is not understood never counts as true.
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

function compileGroup(condition: Exclude<Condition, Test>): CompiledCondition {
  const { kind, members } = groupOf(condition)
  const combine = groups.get(kind)
  if (combine === undefined) throw new Error(`Unknown kind of condition "${kind}"`)
  return combine(members.map(compileCondition))
}

function compileTest(test: Test): CompiledCondition {
  const read = valueReader(test.value)
  const parts = operandsOf(test).map(([name, operand]) => compileOperator(name, operand, read))
  const [first, ...rest] = parts
  if (first === undefined) throw new Error(`The test of "${test.value}" has no operator`)
  return rest.length === 0 ? first : (values) => parts.every((part) => part(values))
}

function compileOperator(name: string, operand: JsonValue | undefined, read: ValueReader): CompiledCondition {
  const holds = operators.get(name)
  if (holds === undefined) throw new Error(`Unknown operator "${name}" of a condition`)
  if (!literalOperators.has(name) && isNamedOperand(operand)) {
    const readOperand = valueReader(String(ownValue(operand, 'value')))
    return (values) => holds(read(values), readOperand(values))
  }
  return (values) => holds(read(values), operand)
}
