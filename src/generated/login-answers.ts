// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface LoginAnswers {
  /**
   * E-mail
   */
  readonly email?: string
  /**
   * Password
   */
  readonly password?: string
  readonly [field: string]: JsonValue | undefined
}
