// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface WorkExperienceAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * Line number
   */
  readonly lineNo?: number
  /**
   * Employer
   */
  readonly NameOfFirm?: string
  /**
   * Sector
   */
  readonly Sector?: string
  /**
   * Position Held
   */
  readonly PositionHeld?: string
  /**
   * I work here now
   */
  readonly Current?: boolean
  /**
   * From
   */
  readonly FromDate?: string
  /**
   * To
   */
  readonly ToDate?: string
  /**
   * Key Responsibilities
   */
  readonly ResponsibilitiesDescription?: string
  readonly [field: string]: JsonValue | undefined
}
