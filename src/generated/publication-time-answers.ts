// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface PublicationTimeAnswers {
  /**
   * Day
   */
  readonly day?: string
  /**
   * Time
   */
  readonly time?: string
  readonly [field: string]: JsonValue | undefined
}
