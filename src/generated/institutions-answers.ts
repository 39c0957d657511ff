// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface InstitutionsAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * Line number
   */
  readonly lineNo?: number
  /**
   * Profile number
   */
  readonly profileID?: string
  /**
   * Institution
   */
  readonly Institution?: string
  /**
   * Registration No
   */
  readonly memberNo?: string
  /**
   * Membership Type
   */
  readonly membershipType?: string
  /**
   * Year of registration
   */
  readonly yearOfRegistration?: number
  /**
   * Attachment
   */
  readonly attachment?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  readonly [field: string]: JsonValue | undefined
}
