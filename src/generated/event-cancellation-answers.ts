// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface EventCancellationAnswers {
  /**
   * Reason
   */
  readonly reason?: string
  readonly [field: string]: JsonValue | undefined
}
