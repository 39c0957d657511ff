import { equalJson, isJsonArray } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import type { Operator, Subject } from './operator.ts'
import { comparesAlike, schemaAt } from './schema-at.ts'

/** Shared by `in` and `notIn`. Their operand is always a literal list. */
export function membership(name: string, description: string, isMember: boolean): Operator {
  return {
    name,
    operand: { type: 'array', minItems: 1, description },
    holds: (value, operand) => isIn(value, operand) === isMember,
    checkOperand: (operand) => (isJsonArray(operand) ? undefined : `"${name}" lists the values.`),
    check: (subject, operand) => checkMembers(name, subject, operand),
    needsValue: () => false,
    toSchema: (operand, path) => {
      if (!isJsonArray(operand) || operand.length === 0 || !comparesAlike(operand, path)) return undefined
      const member = schemaAt(path, { enum: operand })
      return isMember ? member : { not: member }
    },
  }
}

function isIn(value: JsonValue | undefined, operand: JsonValue | undefined): boolean {
  return value !== undefined && isJsonArray(operand) && operand.some((item) => equalJson(value, item))
}

function checkMembers(operator: string, subject: Subject, operand: JsonValue): string | undefined {
  if (subject.isList) return `"${subject.name}" is a list: ask by "contains", not by "${operator}".`
  const members = isJsonArray(operand) ? operand : []
  if (members.length === 0) return `"${operator}" of "${subject.name}" lists no value.`
  return members.map((member) => subject.comparable(member)).find((problem) => problem !== undefined)
}
