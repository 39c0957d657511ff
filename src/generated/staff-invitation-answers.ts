// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface StaffInvitationAnswers {
  /**
   * E-mail
   */
  readonly email?: string
  readonly [field: string]: JsonValue | undefined
}
