// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface ActivationCodeAnswers {
  /**
   * E-mail
   */
  readonly email?: string
  /**
   * Activation code
   */
  readonly otp_code?: string
  /**
   * New password
   */
  readonly password?: string
  /**
   * Confirm password
   */
  readonly confirmPassword?: string
  readonly [field: string]: JsonValue | undefined
}
