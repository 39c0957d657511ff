// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface CpdAwardAnswers {
  /**
   * Member number
   */
  readonly memberNo?: string
  /**
   * Activity
   */
  readonly description?: string
  /**
   * CPD year
   */
  readonly period?: number
  /**
   * Points
   */
  readonly pointAwarded?: number
  /**
   * Provider
   */
  readonly provider?: string
  /**
   * Location
   */
  readonly location?: string
  /**
   * Event code
   */
  readonly eventCode?: string
  /**
   * Certificate number
   */
  readonly certificateNo?: string
  /**
   * Reason for the correction
   */
  readonly reason?: string
  /**
   * Award
   */
  readonly id?: string
  readonly [field: string]: JsonValue | undefined
}
