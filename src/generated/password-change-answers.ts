// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface PasswordChangeAnswers {
  /**
   * Current password
   */
  readonly currentPassword?: string
  /**
   * New password
   */
  readonly password?: string
  /**
   * Confirm new password
   */
  readonly confirmPassword?: string
  readonly [field: string]: JsonValue | undefined
}
