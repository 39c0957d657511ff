// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface RegisterFirmAnswers {
  /**
   * E-mail
   */
  readonly email?: string
  /**
   * Mobile number
   */
  readonly phone?: string
  /**
   * Tax PIN
   */
  readonly id_number?: string
  /**
   * Password
   */
  readonly password?: string
  /**
   * Confirm password
   */
  readonly confirmPassword?: string
  /**
   * Category
   */
  readonly category?: string
  /**
   * Type
   */
  readonly type?: string
  readonly [field: string]: JsonValue | undefined
}
