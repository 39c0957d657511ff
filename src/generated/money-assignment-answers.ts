// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface MoneyAssignmentAnswers {
  /**
   * Member or invoice number
   */
  readonly holder?: string
  /**
   * How you know whose it is
   */
  readonly reason?: string
  readonly [field: string]: JsonValue | undefined
}
