// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface PublicationScheduleAnswers {
  /**
   * Day
   */
  readonly day?: string
  /**
   * Time
   */
  readonly time?: string
  /**
   * Why
   */
  readonly reason?: string
  /**
   * Form
   */
  readonly document?: string
  /**
   * Draft
   */
  readonly revision?: number
  /**
   * Publication
   */
  readonly publication?: number
  readonly [field: string]: JsonValue | undefined
}
