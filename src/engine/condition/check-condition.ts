import { isJsonArray, isJsonObject } from '../json.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { JsonPointer } from '../pointer/pointer.ts'
import { escapeSegment } from '../pointer/pointer.ts'
import { checkOperator } from './check-operator.ts'
import type { ConditionScope } from './condition-scope.ts'
import { resolveName } from './condition-scope.ts'
import { contradictionIn } from './contradictions.ts'
import { operators } from './operators.ts'

/** What is wrong with a condition, by its place in it. */
export interface ConditionProblem {
  readonly pointer: JsonPointer
  /** One plain sentence without its full stop. */
  readonly message: string
}

const groupKinds: ReadonlySet<string> = new Set(['all', 'any', 'none'])

/**
 * Checks a condition as it is written: its shape, that every name exists in the scope, that each operator suits the type
 * of what it tests, that compared values are among the choices, and that it can hold at all. Empty when it is good.
 */
export function checkCondition(condition: JsonValue | undefined, scope: ConditionScope): readonly ConditionProblem[] {
  return checkAt(condition, scope, '')
}

function checkAt(
  condition: JsonValue | undefined,
  scope: ConditionScope,
  at: JsonPointer,
): readonly ConditionProblem[] {
  if (!isJsonObject(condition)) return [{ pointer: at, message: 'A condition is an object' }]
  return Object.hasOwn(condition, 'value') ? checkTest(condition, scope, at) : checkGroup(condition, scope, at)
}

function checkGroup(group: JsonObject, scope: ConditionScope, at: JsonPointer): readonly ConditionProblem[] {
  const [entry, ...others] = Object.entries(group)
  const [kind = '', members] = entry ?? []
  if (others.length > 0 || !groupKinds.has(kind) || !isJsonArray(members)) {
    const message = `A condition has “value”, or one of “all”, “any” and “none” with a list, not ${keysOf(group)}`
    return [{ pointer: at, message }]
  }
  const below = `${at}/${kind}`
  if (members.length === 0) return [{ pointer: below, message: `“${kind}” lists no condition` }]
  const problems = members.flatMap((member, i) => checkAt(member, scope, `${below}/${i}`))
  const contradiction = kind === 'all' && problems.length === 0 ? contradictionIn(members) : undefined
  return contradiction === undefined ? problems : [...problems, { pointer: below, message: contradiction }]
}

function checkTest(test: JsonObject, scope: ConditionScope, at: JsonPointer): readonly ConditionProblem[] {
  const { value: name, ...rest } = test
  if (typeof name !== 'string') return [{ pointer: `${at}/value`, message: 'A test names its value by a text' }]
  const value = resolveName(name, scope)
  if ('problem' in value) return [{ pointer: `${at}/value`, message: value.problem }]
  const entries = Object.entries(rest)
  if (entries.length === 0) return [{ pointer: at, message: `The test of “${name}” says no operator` }]
  const problems = entries.flatMap(([operator, operand = null]) => {
    const message = operators.has(operator)
      ? checkOperator(name, value, operator, operand, scope)
      : `There is no operator “${operator}”`
    return message === undefined ? [] : [{ pointer: `${at}/${escapeSegment(operator)}`, message }]
  })
  const contradiction = problems.length === 0 ? contradictionIn([test]) : undefined
  return contradiction === undefined ? problems : [{ pointer: at, message: contradiction }]
}

function keysOf(object: JsonObject): string {
  const keys = Object.keys(object).map((key) => `“${key}”`)
  return keys.length === 0 ? 'nothing' : keys.join(', ')
}
