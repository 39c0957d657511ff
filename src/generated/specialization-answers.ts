// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface SpecializationAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * Line number
   */
  readonly lineNo?: number
  /**
   * Code
   */
  readonly Code?: string
  /**
   * Discipline
   */
  readonly Discipline?: string
  /**
   * Description
   */
  readonly Description?: string
  readonly [field: string]: JsonValue | undefined
}
