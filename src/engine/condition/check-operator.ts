import { isJsonArray, isJsonObject, ownValue } from '../json.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import { compareDates } from './compare-dates.ts'
import type { ConditionScope, NamedValue } from './condition-scope.ts'
import { resolveName } from './condition-scope.ts'
import { isNamedOperand } from './named-values.ts'
import { literalOperators } from './operators.ts'
import { isChoice, typeOf, typesAllowed } from './schema-values.ts'

/** A declared value under test. */
interface Subject {
  readonly name: string
  readonly schema: JsonObject
  readonly isList: boolean
  readonly scope: ConditionScope
}

type OperatorCheck = (subject: Subject, operand: JsonValue, operator: string) => string | undefined

const checks: ReadonlyMap<string, OperatorCheck> = new Map<string, OperatorCheck>([
  ['equals', checkEquality],
  ['notEquals', checkEquality],
  ['in', checkMembers],
  ['notIn', checkMembers],
  ['greaterThan', checkNumber],
  ['atLeast', checkNumber],
  ['lessThan', checkNumber],
  ['atMost', checkNumber],
  ['before', checkDate],
  ['after', checkDate],
  ['contains', checkContains],
])

/** Numbers that a comparison with a limit leaves no room for, by operator. */
const impossible: ReadonlyMap<string, (operand: number, least: number, most: number) => boolean> = new Map([
  ['greaterThan', (operand: number, _least: number, most: number) => operand >= most],
  ['atLeast', (operand: number, _least: number, most: number) => operand > most],
  ['lessThan', (operand: number, least: number) => operand <= least],
  ['atMost', (operand: number, least: number) => operand < least],
])

/** Why an operator does not suit a declared value and its operand; undefined when it does. */
export function checkOperator(
  name: string,
  value: NamedValue,
  operator: string,
  operand: JsonValue,
  scope: ConditionScope,
): string | undefined {
  if (operator === 'empty') return typeof operand === 'boolean' ? undefined : '“empty” says true or false'
  if (literalOperators.has(operator) && !isJsonArray(operand)) return `“${operator}” lists the values`
  if ('problem' in value || value.schema === undefined) return operandProblem(operand, operator, scope)
  const subject = { name, schema: value.schema, isList: value.isList, scope }
  return operandProblem(operand, operator, scope) ?? checks.get(operator)?.(subject, operand, operator)
}

function operandProblem(operand: JsonValue, operator: string, scope: ConditionScope): string | undefined {
  if (literalOperators.has(operator) || !isNamedOperand(operand)) return undefined
  const other = resolveName(operand.value, scope)
  return 'problem' in other ? other.problem : undefined
}

function checkEquality({ name, schema, isList, scope }: Subject, operand: JsonValue, operator: string) {
  if (isList && !isJsonArray(operand) && !isNamedOperand(operand)) {
    return `“${name}” is a list: ask by “contains”, not by “${operator}”`
  }
  return isList ? undefined : comparable(name, schema, operand, scope)
}

function checkMembers({ name, schema, isList, scope }: Subject, operand: JsonValue, operator: string) {
  if (isList) return `“${name}” is a list: ask by “contains”, not by “${operator}”`
  const members = isJsonArray(operand) ? operand : []
  if (members.length === 0) return `“${operator}” of “${name}” lists no value`
  return members.map((member) => comparable(name, schema, member, scope)).find((problem) => problem !== undefined)
}

function checkContains({ name, schema, isList, scope }: Subject, operand: JsonValue) {
  return isList ? comparable(name, schema, operand, scope) : `“${name}” is not a list, so it contains nothing`
}

function checkNumber({ name, schema, isList, scope }: Subject, operand: JsonValue, operator: string) {
  const isNumber = typesAllowed(schema)?.has('number') ?? true
  if (isList || !isNumber) return `“${name}” is not a number, so “${operator}” does not suit it`
  if (isNamedOperand(operand)) return comparable(name, schema, operand, scope)
  if (typeof operand !== 'number') return `“${operator}” of “${name}” compares with a number`
  const least = limit(schema, 'minimum', 'exclusiveMinimum', -Infinity)
  const most = limit(schema, 'maximum', 'exclusiveMaximum', Infinity)
  const isImpossible = impossible.get(operator)?.(operand, least, most) ?? false
  return isImpossible ? `“${operator}” ${operand} can never hold of “${name}”` : undefined
}

function checkDate({ name, schema, isList, scope }: Subject, operand: JsonValue, operator: string) {
  const isDate = /^date(?:-time)?$/.test(String(ownValue(schema, 'format')))
  if (isList || !isDate) return `“${name}” is not a date, so “${operator}” does not suit it`
  if (isNamedOperand(operand)) return comparable(name, schema, operand, scope)
  const isComparable = compareDates(operand, '2000-01-01') !== undefined
  return isComparable ? undefined : `“${operator}” of “${name}” compares with a date, YYYY-MM-DD`
}

/** Why a value of this schema can never equal the operand. */
function comparable(name: string, schema: JsonObject, operand: JsonValue, scope: ConditionScope): string | undefined {
  const types = typesAllowed(schema)
  if (isNamedOperand(operand)) return comparableNames(name, types, operand.value, scope)
  if (types !== undefined && !types.has(typeOf(operand))) {
    return `“${name}” is never ${JSON.stringify(operand)}: it is of type ${[...types].join(' or ')}`
  }
  if (!isChoice(schema, operand)) return `“${name}” is never ${JSON.stringify(operand)}: that is not among its choices`
  return listProblem(name, schema, operand, scope)
}

function comparableNames(
  name: string,
  types: ReadonlySet<string> | undefined,
  otherName: string,
  scope: ConditionScope,
): string | undefined {
  const other = resolveName(otherName, scope)
  const otherTypes = 'problem' in other || other.schema === undefined ? undefined : typesAllowed(other.schema)
  if (types === undefined || otherTypes === undefined || [...types].some((type) => otherTypes.has(type)))
    return undefined
  return `“${name}” and “${otherName}” are of different types`
}

function listProblem(name: string, schema: JsonObject, operand: JsonValue, { lists }: ConditionScope) {
  const inList = ownValue(schema, 'inList')
  if (lists === undefined || !isJsonObject(inList) || ownValue(inList, 'other') === operand) return undefined
  const list = String(ownValue(inList, 'list'))
  return lists.has(list, operand) === false
    ? `“${name}” is never ${JSON.stringify(operand)}: the list “${list}” does not have it`
    : undefined
}

function limit(schema: JsonObject, inclusive: string, exclusive: string, none: number): number {
  const value = ownValue(schema, inclusive) ?? ownValue(schema, exclusive)
  return typeof value === 'number' ? value : none
}
