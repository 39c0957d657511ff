// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface ActivationRequestAnswers {
  /**
   * Membership number
   */
  readonly memberNo?: string
  /**
   * ID/Passport number
   */
  readonly IdentificationDocumentNo?: string
  /**
   * Mobile number
   */
  readonly phoneNo?: string
  /**
   * E-mail
   */
  readonly eMailAddress?: string
  /**
   * Names
   */
  readonly names?: string
  /**
   * Voter token
   */
  readonly voterToken?: string
  readonly [field: string]: JsonValue | undefined
}
