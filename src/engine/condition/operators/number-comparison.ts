import { ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { isNamedOperand } from '../named-values.ts'
import { namedOrLiteral } from './operator.ts'
import type { Operator, Subject } from './operator.ts'
import { schemaAt } from './schema-at.ts'

/** The differences between the comparisons of numbers. */
export interface NumberComparison {
  readonly name: string
  readonly description: string
  readonly bounds: NonNullable<Operator['bounds']>
  /** The equivalent standard keyword. */
  readonly keyword: 'minimum' | 'exclusiveMinimum' | 'maximum' | 'exclusiveMaximum'
}

/** A comparison with a number. */
export function numberComparison({ name, description, bounds, keyword }: NumberComparison): Operator {
  const isWithin = (difference: number): boolean =>
    (bounds.inclusive && difference === 0) || (bounds.side === 'lower' ? difference > 0 : difference < 0)
  /** Whether the limits of a schema leave no number for the comparison. */
  const isImpossible = (operand: number, schema: JsonObject): boolean => !isWithin(farthest(schema, bounds) - operand)
  return {
    name,
    operand: namedOrLiteral(description),
    holds: (value, operand) => typeof value === 'number' && typeof operand === 'number' && isWithin(value - operand),
    check: (subject, operand) => checkNumber(name, subject, operand, isImpossible),
    bounds,
    needsValue: () => true,
    toSchema: (operand, path) =>
      typeof operand === 'number' ? schemaAt(path, { type: 'number', [keyword]: operand }) : undefined,
  }
}

function checkNumber(
  operator: string,
  subject: Subject,
  operand: JsonValue,
  isImpossible: (operand: number, schema: JsonObject) => boolean,
): string | undefined {
  const { name, schema, isList, types } = subject
  const isNumber = types?.has('number') ?? true
  if (isList || !isNumber) return `"${name}" is not a number, so "${operator}" does not suit it.`
  if (isNamedOperand(operand)) return subject.comparable(operand)
  if (typeof operand !== 'number') return `"${operator}" of "${name}" compares with a number.`
  return isImpossible(operand, schema) ? `"${operator}" ${operand} can never hold of "${name}".` : undefined
}

/** The most extreme number that a schema allows on a bound's side. */
function farthest(schema: JsonObject, { side }: NonNullable<Operator['bounds']>): number {
  return side === 'lower'
    ? limit(schema, 'maximum', 'exclusiveMaximum', Infinity)
    : limit(schema, 'minimum', 'exclusiveMinimum', -Infinity)
}

function limit(schema: JsonObject, inclusive: string, exclusive: string, none: number): number {
  const value = ownValue(schema, inclusive) ?? ownValue(schema, exclusive)
  return typeof value === 'number' ? value : none
}
