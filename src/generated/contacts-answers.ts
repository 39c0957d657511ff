// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface ContactsAnswers {
  /**
   * Type
   */
  readonly Type?: string
  /**
   * Status
   */
  readonly Status?: string
  /**
   * E-mail
   */
  readonly Email?: string
  /**
   * Phone number
   */
  readonly PhoneNo?: string
  /**
   * Other phone number
   */
  readonly PhoneNo2?: string
  /**
   * Country
   */
  readonly Country?: string
  /**
   * County
   */
  readonly County?: string
  /**
   * City
   */
  readonly City?: string
  /**
   * Address
   */
  readonly Address?: string
  /**
   * Place of Work
   */
  readonly PlaceOfWork?: string
  /**
   * Designation
   */
  readonly Designation?: string
  readonly [field: string]: JsonValue | undefined
}
