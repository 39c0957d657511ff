import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { resolveName } from './condition-scope.ts'
import type { ConditionScope } from './condition-scope.ts'
import { isNamedOperand } from './named-values.ts'
import { isChoice, typeOf, typesAllowed } from '../schema/schema-values.ts'

/** The reason why a value of a schema can never equal the operand; undefined when it can. */
export function comparable(
  { name, schema, scope }: { readonly name: string; readonly schema: JsonObject; readonly scope: ConditionScope },
  operand: JsonValue,
): string | undefined {
  const types = typesAllowed(schema)
  if (isNamedOperand(operand)) return comparableNames(name, types, operand.value, scope)
  if (types !== undefined && !types.has(typeOf(operand))) {
    return `"${name}" is never ${JSON.stringify(operand)}: it is of type ${[...types].join(' or ')}.`
  }
  if (!isChoice(schema, operand)) return `"${name}" is never ${JSON.stringify(operand)}: that is not among its choices.`
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
  return `"${name}" and "${otherName}" are of different types.`
}

function listProblem(name: string, schema: JsonObject, operand: JsonValue, { lists }: ConditionScope) {
  const inList = ownValue(schema, 'inList')
  if (lists === undefined || !isJsonObject(inList) || ownValue(inList, 'other') === operand) return undefined
  const list = String(ownValue(inList, 'list'))
  return lists.has(list, operand) === false
    ? `"${name}" is never ${JSON.stringify(operand)}: the list "${list}" does not have it.`
    : undefined
}
