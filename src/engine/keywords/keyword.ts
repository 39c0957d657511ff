import type { EvaluationContext } from '../document/context.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** JSON types a keyword speaks of; values of other types pass it. */
export type KeywordType = 'string' | 'number' | 'array' | 'object'

/**
 * Tests one answer: true, or the figures for the message.
 * @param parent the object or list that holds the value; undefined at the root.
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
  /** The types it speaks of; without it, every type. */
  readonly types?: readonly KeywordType[]
  /** JSON Schema of what a form may write as the keyword's value. */
  readonly parameter: JsonObject
  /** Makes the test for one written value, once per schema; absent for keywords that test nothing. */
  readonly test?: (parameter: JsonValue) => KeywordTest
  /** It can fail an answer, but only the server can tell. */
  readonly isOnServer?: true
}
