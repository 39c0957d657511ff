// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface FinishRegistrationAnswers {
  /**
   * Password
   */
  readonly password?: string
  /**
   * Confirm password
   */
  readonly confirmPassword?: string
  /**
   * Mobile number
   */
  readonly phone?: string
  /**
   * ID/Passport number, or tax PIN of a firm
   */
  readonly id_number?: string
  /**
   * Link code
   */
  readonly activation_code?: string
  /**
   * Challenge
   */
  readonly id?: string
  readonly [field: string]: JsonValue | undefined
}
