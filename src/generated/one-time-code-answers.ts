// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface OneTimeCodeAnswers {
  /**
   * One-time code
   */
  readonly otp_code?: string
  /**
   * Challenge
   */
  readonly id?: string
  readonly [field: string]: JsonValue | undefined
}
