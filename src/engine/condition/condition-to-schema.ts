import type { JsonObject, JsonValue } from '../json.ts'
import { groupOf, isTest, operandsOf } from './compile-condition.ts'
import type { Condition, Test } from './condition.ts'
import { isNamedOperand } from './named-values.ts'
import { literalOperators } from './operators.ts'

/**
 * A condition as a JSON Schema for `if`. What standard JSON Schema can say exactly is said in it, so that a stranger's
 * validator enforces it too; the rest (other sources, dates, two values compared) becomes our keyword `condition`, which
 * reads the evaluation context. Both decide alike.
 * @param source the source whose value the schema stands at: `answers` at the root, `row` at a list's items.
 */
export function conditionToSchema(condition: Condition, source: 'answers' | 'row' = 'answers'): JsonObject {
  return standardSchema(condition, source) ?? { condition: asJson(condition) }
}

type StandardTest = (operand: JsonValue | undefined) => { schema: JsonObject; negate: boolean } | undefined

const standardTests: ReadonlyMap<string, StandardTest> = new Map<string, StandardTest>([
  ['equals', (operand) => test({ const: operand })],
  ['notEquals', (operand) => test({ const: operand }, true)],
  ['in', (operand) => enumTest(operand, false)],
  ['notIn', (operand) => enumTest(operand, true)],
  ['greaterThan', (operand) => numberTest('exclusiveMinimum', operand)],
  ['atLeast', (operand) => numberTest('minimum', operand)],
  ['lessThan', (operand) => numberTest('exclusiveMaximum', operand)],
  ['atMost', (operand) => numberTest('maximum', operand)],
])

const emptySchema: JsonObject = {
  anyOf: [{ enum: [null, ''] }, { type: 'array', maxItems: 0 }, { type: 'object', maxProperties: 0 }],
}

function test(schema: JsonObject, negate = false): { schema: JsonObject; negate: boolean } {
  return { schema, negate }
}

function enumTest(operand: JsonValue | undefined, negate: boolean) {
  return Array.isArray(operand) && operand.length > 0 ? test({ enum: operand }, negate) : undefined
}

function numberTest(keyword: string, operand: JsonValue | undefined) {
  return typeof operand === 'number' ? test({ type: 'number', [keyword]: operand }) : undefined
}

function standardSchema(condition: Condition, source: string): JsonObject | undefined {
  if (isTest(condition)) return standardTest(condition, source)
  const { kind, members } = groupOf(condition)
  const schemas = members.map((member) => standardSchema(member, source))
  const known = schemas.filter((schema) => schema !== undefined)
  if (known.length < schemas.length || known.length === 0) return undefined
  if (kind === 'all') return known.length === 1 ? known[0] : { allOf: known }
  return kind === 'any' ? { anyOf: known } : { not: { anyOf: known } }
}

function standardTest(condition: Test, source: string): JsonObject | undefined {
  const [root, ...path] = condition.value.split('.')
  if (root !== source || path.length === 0) return undefined
  const schemas = operandsOf(condition).map(([name, operand]) => operatorSchema(name, operand, path))
  const known = schemas.filter((schema) => schema !== undefined)
  if (known.length < schemas.length) return undefined
  return known.length === 1 ? known[0] : { allOf: known }
}

/**
 * A path of several steps may lead through a list, of whose items the interpreter plucks a list. A scalar never equals a
 * list, so `type: object` on the way decides the same; for operators that a list could satisfy it would not.
 */
function operatorSchema(name: string, operand: JsonValue | undefined, path: readonly string[]): JsonObject | undefined {
  const [only, ...deeper] = path
  if (only !== undefined && deeper.length === 0) {
    if (name === 'empty') return emptyTest(only, operand)
    if (name === 'contains') return containsTest(only, operand)
  }
  if (isNamedOperand(operand) || !isComparable(name, operand, deeper.length === 0)) return undefined
  const standard = standardTests.get(name)?.(operand)
  if (standard === undefined) return undefined
  const positive = atPath(path, standard.schema)
  return standard.negate ? { not: positive } : positive
}

/** Beyond a first step only scalars are sure not to equal a list that was plucked on the way. */
function isComparable(name: string, operand: JsonValue | undefined, isDirect: boolean): boolean {
  if (operand === undefined || isDirect) return operand !== undefined
  const operands = Array.isArray(operand) && literalOperators.has(name) ? operand : [operand]
  return operands.every((item) => item === null || typeof item !== 'object')
}

function emptyTest(key: string, operand: JsonValue | undefined): JsonObject {
  const filled = atPath([key], { not: emptySchema })
  return operand === true ? { not: filled } : filled
}

function containsTest(key: string, operand: JsonValue | undefined): JsonObject | undefined {
  if (operand === undefined || isNamedOperand(operand)) return undefined
  return atPath([key], { type: 'array', contains: { const: operand } })
}

function atPath(path: readonly string[], schema: JsonObject): JsonObject {
  return path.reduceRight<JsonObject>(
    (inner, key) => ({ type: 'object', required: [key], properties: { [key]: inner } }),
    schema,
  )
}

function asJson(condition: Condition): JsonValue {
  return isTest(condition) ? { ...condition } : { [groupOf(condition).kind]: groupOf(condition).members.map(asJson) }
}
