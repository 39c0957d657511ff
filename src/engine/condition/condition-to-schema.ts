import type { JsonObject, JsonValue } from '../json/json.ts'
import { groupOf, isNamed, isTest, operandsOf } from './compile-condition.ts'
import type { Condition, Test } from '../document/condition.ts'
import { groups } from '../document/condition-groups.ts'
import { operatorList } from './operators/operator-list.ts'

/**
 * A condition as a JSON Schema for `if`. The parts that standard JSON Schema can express exactly use it, so that
 * third-party validators enforce them too; the rest (other sources, dates, comparisons of two values) uses our keyword
 * `condition`, which reads the evaluation context. Both give the same results.
 * @param source the source that the schema applies to: `answers` at the root, `row` at a list's items.
 */
export function conditionToSchema(condition: Condition, source: 'answers' | 'row' = 'answers'): JsonObject {
  return standardSchema(condition, source) ?? { condition: asJson(condition) }
}

function standardSchema(condition: Condition, source: string): JsonObject | undefined {
  if (isTest(condition)) return standardTest(condition, source)
  const { kind, members } = groupOf(condition)
  const schemas = members.map((member) => standardSchema(member, source))
  const known = schemas.filter((schema) => schema !== undefined)
  if (known.length < schemas.length || known.length === 0) return undefined
  const [only, ...others] = known
  return kind === 'all' && others.length === 0 ? only : groups.get(kind)?.toSchema(known)
}

function standardTest(condition: Test, source: string): JsonObject | undefined {
  const [root, ...path] = condition.value.split('.')
  if (root !== source || path.length === 0) return undefined
  const schemas = operandsOf(condition).map(([name, operand]) => operatorSchema(name, operand, path))
  const known = schemas.filter((schema) => schema !== undefined)
  if (known.length < schemas.length) return undefined
  return known.length === 1 ? known[0] : { allOf: known }
}

function operatorSchema(name: string, operand: JsonValue | undefined, path: readonly string[]): JsonObject | undefined {
  if (operand === undefined || isNamed(name, operand)) return undefined
  return operatorList.get(name)?.toSchema?.(operand, path)
}

function asJson(condition: Condition): JsonValue {
  return isTest(condition) ? { ...condition } : { [groupOf(condition).kind]: groupOf(condition).members.map(asJson) }
}
