// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface SetPasswordAnswers {
  /**
   * New password
   */
  readonly password?: string
  /**
   * Confirm password
   */
  readonly confirmPassword?: string
  /**
   * Link code
   */
  readonly token?: string
  readonly [field: string]: JsonValue | undefined
}
