// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface PaymentPostingAnswers {
  /**
   * Provider’s receipt number
   */
  readonly receipt?: string
  /**
   * Amount received
   */
  readonly amount?: number
  /**
   * How you know that the money came
   */
  readonly reason?: string
  readonly [field: string]: JsonValue | undefined
}
