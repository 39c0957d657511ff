import type { EvaluationContext } from '../document/context.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** JSON types that a keyword applies to; values of other types pass it. */
export type KeywordType = 'string' | 'number' | 'array' | 'object'

/**
 * Tests one answer: returns true, or the figures for the message.
 * @param parent the object or list that contains the value; undefined at the root.
 * @param root the whole answers.
 */
export type KeywordTest = (
  value: JsonValue,
  context: EvaluationContext,
  parent: JsonValue | undefined,
  root: JsonValue,
) => true | JsonObject

/** One keyword of our vocabulary beyond standard JSON Schema. */
export interface Keyword {
  readonly name: string
  /** The types that it applies to; without it, all types. */
  readonly types?: readonly KeywordType[]
  /** JSON Schema of the keyword's value in a form. */
  readonly parameter: JsonObject
  /** Creates the test for one value of the keyword, once per schema; absent for keywords that test nothing. */
  readonly test?: (parameter: JsonValue) => KeywordTest
  /** It can fail an answer, but only the server can check it. */
  readonly isOnServer?: true
}
