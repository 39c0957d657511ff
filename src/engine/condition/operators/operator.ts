import type { JsonObject, JsonValue } from '../../json/json.ts'

/**
 * A declared value that a test asks about. What it takes to compare it with what is declared elsewhere comes along, so that
 * who only evaluates conditions, as the browser does, does not load it.
 */
export interface Subject {
  readonly name: string
  readonly schema: JsonObject
  /** The value is a list; the schema is its items'. */
  readonly isList: boolean
  /** The JSON types that the schema allows; undefined when it does not say. */
  readonly types: ReadonlySet<string> | undefined
  /** Why it can never equal an operand; undefined when it can. */
  readonly comparable: (operand: JsonValue) => string | undefined
}

/** One operator of a test. Everything that the engine knows of it stands in its file. */
export interface Operator {
  readonly name: string
  /** JSON Schema of what a condition may write as its operand; editors complete by it. */
  readonly operand: JsonObject
  /** Whether a value passes the test. */
  readonly holds: (value: JsonValue | undefined, operand: JsonValue | undefined) => boolean
  /** Why no value at all can be tested against the operand; absent where every literal will do. */
  readonly checkOperand?: (operand: JsonValue) => string | undefined
  /** Why the operator does not suit a declared value and its operand, without the full stop; undefined when it does. */
  readonly check: (subject: Subject, operand: JsonValue) => string | undefined
  /** The end of the value's range that it sets, and whether the operand itself is still in the range. */
  readonly bounds?: { readonly side: 'lower' | 'upper'; readonly inclusive: boolean }
  /** Whether it can never hold of an empty value. */
  readonly needsValue: (operand: JsonValue) => boolean
  /**
   * The standard JSON Schema that a literal operand asks of the member at a path; undefined where there is none that
   * decides exactly as `holds` does.
   */
  readonly toSchema?: (operand: JsonValue, path: readonly string[]) => JsonObject | undefined
}

/** The schema of an operand that is a literal or another named value. */
export const namedOrLiteral = (description: string): JsonObject => ({ $ref: '#/$defs/operand', description })

/** Whether an operator's operand may name another value instead of being a literal. */
export const mayNameValue = ({ operand }: Operator): boolean => operand['$ref'] === '#/$defs/operand'
