// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface RefundAnswers {
  /**
   * Member or invoice number
   */
  readonly payer?: string
  /**
   * Who is refunded
   */
  readonly name?: string
  /**
   * Amount paid out
   */
  readonly amount?: number
  /**
   * Bank’s reference
   */
  readonly reference?: string
  readonly [field: string]: JsonValue | undefined
}
