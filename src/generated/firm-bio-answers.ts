// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface FirmBioAnswers {
  /**
   * Firm Logo
   */
  readonly Image?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  /**
   * Firm name
   */
  readonly FirstName?: string
  /**
   * Tax PIN registration number
   */
  readonly IdentificationDocumentNo?: string
  /**
   * VAT registration number
   */
  readonly VATRegNo?: string
  /**
   * E-mail
   */
  readonly Email?: string
  /**
   * Mobile number
   */
  readonly PhoneNo?: string
  /**
   * Telephone number
   */
  readonly PhoneNo2?: string
  /**
   * Postal address
   */
  readonly Address?: string
  /**
   * Physical address
   */
  readonly address2?: string
  /**
   * Country
   */
  readonly Country?: string
  /**
   * City
   */
  readonly City?: string
  /**
   * Street name
   */
  readonly streetName?: string
  readonly [field: string]: JsonValue | undefined
}
