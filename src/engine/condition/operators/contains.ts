import { equalJson, isJsonArray } from '../../json/json.ts'
import { namedOrLiteral } from './operator.ts'
import type { Operator } from './operator.ts'
import { schemaAt } from './schema-at.ts'

/** `contains: 'Personal'`: the list contains the value. */
export const contains: Operator = {
  name: 'contains',
  operand: namedOrLiteral('The list holds it.'),
  holds: (value, operand) => isJsonArray(value) && value.some((item) => equalJson(item, operand)),
  check: (subject, operand) =>
    subject.isList ? subject.comparable(operand) : `"${subject.name}" is not a list, so it contains nothing.`,
  needsValue: () => true,
  toSchema: (operand, path) =>
    path.length === 1 ? schemaAt(path, { type: 'array', contains: { const: operand } }) : undefined,
}
