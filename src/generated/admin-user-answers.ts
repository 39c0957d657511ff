// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface AdminUserAnswers {
  /**
   * E-mail
   */
  readonly email?: string
  /**
   * Phone number
   */
  readonly phone_no?: string
  readonly [field: string]: JsonValue | undefined
}
