import type { JsonObject, JsonValue } from '../../json/json.ts'

/**
 * A declared value that a test reads. It includes the functions that compare it with other declarations, so that code
 * that only evaluates conditions, such as the browser's, does not load them.
 */
export interface Subject {
  readonly name: string
  readonly schema: JsonObject
  /** The value is a list; the schema is its items'. */
  readonly isList: boolean
  /** The JSON types that the schema allows; undefined when it does not declare any. */
  readonly types: ReadonlySet<string> | undefined
  /** The reason why it can never equal an operand; undefined when it can. */
  readonly comparable: (operand: JsonValue) => string | undefined
}

/** One operator of a test. Its file contains everything that the engine knows about it. */
export interface Operator {
  readonly name: string
  /** JSON Schema of its operand in a condition; editors use it for completion. */
  readonly operand: JsonObject
  /** Whether a value passes the test. */
  readonly holds: (value: JsonValue | undefined, operand: JsonValue | undefined) => boolean
  /** The reason why no value at all can be tested against the operand; absent when every literal is valid. */
  readonly checkOperand?: (operand: JsonValue) => string | undefined
  /**
   * The reason why the operator does not suit a declared value and its operand, without the full stop; undefined when
   * it does.
   */
  readonly check: (subject: Subject, operand: JsonValue) => string | undefined
  /** The end of the value's range that it limits, and whether the operand itself is in the range. */
  readonly bounds?: { readonly side: 'lower' | 'upper'; readonly inclusive: boolean }
  /** Whether it can never be true for an empty value. */
  readonly needsValue: (operand: JsonValue) => boolean
  /**
   * The standard JSON Schema for a literal operand and the member at a path; undefined when none decides exactly as
   * `holds` does.
   */
  readonly toSchema?: (operand: JsonValue, path: readonly string[]) => JsonObject | undefined
}

/** The schema of an operand that is a literal or another named value. */
export const namedOrLiteral = (description: string): JsonObject => ({ $ref: '#/$defs/operand', description })

/** Whether an operator's operand may name another value instead of being a literal. */
export const mayNameValue = ({ operand }: Operator): boolean => operand['$ref'] === '#/$defs/operand'
