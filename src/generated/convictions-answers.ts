// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface ConvictionsAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * Line number
   */
  readonly lineNo?: number
  /**
   * Conviction Date
   */
  readonly ConvictionDate?: string
  /**
   * Offence
   */
  readonly Offence?: string
  /**
   * Sentence Imposed
   */
  readonly SentenceImposed?: string
  readonly [field: string]: JsonValue | undefined
}
