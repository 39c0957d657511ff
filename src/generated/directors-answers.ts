// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface DirectorsAnswers {
  /**
   * Number
   */
  readonly entryNo?: number
  /**
   * Full name
   */
  readonly name?: string
  /**
   * ID or passport number
   */
  readonly identificationDocumentNo?: string
  /**
   * Discipline
   */
  readonly discipline?: string
  /**
   * Type
   */
  readonly type?: string
  /**
   * Professional registration number
   */
  readonly regNo?: string
  /**
   * Answers for the firm's practice
   */
  readonly responsible?: boolean
  readonly [field: string]: JsonValue | undefined
}
