import { equalJson, isJsonArray } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { isNamedOperand } from '../named-values.ts'
import { namedOrLiteral } from './operator.ts'
import type { Operator, Subject } from './operator.ts'
import { comparesAlike, schemaAt } from './schema-at.ts'

/** Shared by `equals` and `notEquals`. */
export function equality(name: string, description: string, isEqual: boolean): Operator {
  return {
    name,
    operand: namedOrLiteral(description),
    holds: (value, operand) => equalJson(value, operand) === isEqual,
    check: (subject, operand) => checkEquality(name, subject, operand),
    needsValue: () => false,
    toSchema: (operand, path) => {
      if (!comparesAlike([operand], path)) return undefined
      const equal = schemaAt(path, { const: operand })
      return isEqual ? equal : { not: equal }
    },
  }
}

function checkEquality(operator: string, subject: Subject, operand: JsonValue): string | undefined {
  const { name, isList } = subject
  if (isList && !isJsonArray(operand) && !isNamedOperand(operand)) {
    return `"${name}" is a list: ask by "contains", not by "${operator}".`
  }
  return isList ? undefined : subject.comparable(operand)
}
