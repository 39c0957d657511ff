import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { escapeSegment } from '../json/pointer.ts'
import { comparable } from './comparable.ts'
import type { ConditionScope } from './condition-scope.ts'
import { resolveName } from './condition-scope.ts'
import type { NamedValue, UnknownName } from './condition-scope.ts'
import { contradictionIn } from './contradictions.ts'
import { groups } from '../document/condition-groups.ts'
import { mendName } from '../document/mend-name.ts'
import { isNamedOperand } from './named-values.ts'
import { operatorList } from './operators/operator-list.ts'
import { mayNameValue } from './operators/operator.ts'
import type { Operator } from './operators/operator.ts'
import { typesAllowed } from '../schema/schema-values.ts'

/** An issue in a condition, with its place in it. */
export interface ConditionProblem {
  readonly pointer: JsonPointer
  /** One plain sentence. */
  readonly message: string
  /** How to fix it. */
  readonly mend?: string
}

/**
 * Checks a condition: its shape, that every name exists in the scope, that each operator suits the type of the tested
 * value, that compared values are among the choices, and that it can be true at all. Empty when it is valid.
 */
export function checkCondition(condition: JsonValue | undefined, scope: ConditionScope): readonly ConditionProblem[] {
  return checkAt(condition, scope, '')
}

function checkAt(
  condition: JsonValue | undefined,
  scope: ConditionScope,
  at: JsonPointer,
): readonly ConditionProblem[] {
  if (!isJsonObject(condition)) return [{ pointer: at, message: 'A condition is an object.' }]
  return Object.hasOwn(condition, 'value') ? checkTest(condition, scope, at) : checkGroup(condition, scope, at)
}

function checkGroup(group: JsonObject, scope: ConditionScope, at: JsonPointer): readonly ConditionProblem[] {
  const [entry, ...others] = Object.entries(group)
  const [kind = '', members] = entry ?? []
  if (others.length > 0 || !groups.has(kind) || !isJsonArray(members)) {
    const message = `A condition has "value", or one of ${groupNames} with a list, not ${keysOf(group)}.`
    return [{ pointer: at, message }]
  }
  const below = `${at}/${kind}`
  if (members.length === 0) return [{ pointer: below, message: `"${kind}" lists no condition.` }]
  const problems = members.flatMap((member, i) => checkAt(member, scope, `${below}/${i}`))
  const contradiction = kind === 'all' && problems.length === 0 ? contradictionIn(members) : undefined
  return contradiction === undefined ? problems : [...problems, { pointer: below, message: contradiction }]
}

function checkTest(test: JsonObject, scope: ConditionScope, at: JsonPointer): readonly ConditionProblem[] {
  const { value: name, ...rest } = test
  if (typeof name !== 'string') return [{ pointer: `${at}/value`, message: 'A test names its value by a text.' }]
  const value = resolveName(name, scope)
  if ('problem' in value) return [{ pointer: `${at}/value`, ...nothingNamed(value) }]
  const entries = Object.entries(rest)
  if (entries.length === 0) return [{ pointer: at, message: `The test of "${name}" says no operator.` }]
  const problems = entries.flatMap(([operator, operand = null]) => {
    const known = operatorList.get(operator)
    const problem = known ? checkOperator(known, operand, { name, value, scope }) : unknownOperator(operator)
    return problem === undefined ? [] : [{ pointer: `${at}/${escapeSegment(operator)}`, ...problem }]
  })
  const contradiction = problems.length === 0 ? contradictionIn([test]) : undefined
  return contradiction === undefined ? problems : [{ pointer: at, message: contradiction }]
}

type Problem = Omit<ConditionProblem, 'pointer'>

const unknownOperator = (name: string): Problem => ({
  message: `There is no operator "${name}".`,
  ...mendName(name, operatorList.keys()),
})

const nothingNamed = ({ problem, unknown, valid }: UnknownName): Problem => ({
  message: problem,
  ...mendName(unknown, valid),
})

/** The reason why an operator does not suit a declared value and its operand; undefined when it does. */
function checkOperator(
  operator: Operator,
  operand: JsonValue,
  { name, value, scope }: { name: string; value: NamedValue; scope: ConditionScope },
): Problem | undefined {
  const unfit = operator.checkOperand?.(operand)
  if (unfit !== undefined) return { message: unfit }
  const problem = mayNameValue(operator) ? nameProblem(operand, scope) : undefined
  if (problem !== undefined || 'problem' in value || value.schema === undefined) return problem
  const { schema, isList } = value
  const subject = {
    name,
    schema,
    isList,
    types: typesAllowed(schema),
    comparable: (other: JsonValue) => comparable({ name, schema, scope }, other),
  }
  const message = operator.check(subject, operand)
  return message === undefined ? undefined : { message }
}

/** The reason why an operand's value name is not valid; undefined when it is. */
function nameProblem(operand: JsonValue, scope: ConditionScope): Problem | undefined {
  if (!isNamedOperand(operand)) return undefined
  const other = resolveName(operand.value, scope)
  return 'problem' in other ? nothingNamed(other) : undefined
}

/** “all”, “any” and “none”. */
const groupNames = [...groups.keys()]
  .map((name) => `"${name}"`)
  .reduce((list, name, i, { length }) => (i === length - 1 ? `${list} and ${name}` : `${list}, ${name}`))

function keysOf(object: JsonObject): string {
  const keys = Object.keys(object).map((key) => `"${key}"`)
  return keys.length === 0 ? 'nothing' : keys.join(', ')
}
