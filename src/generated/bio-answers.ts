// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface BioAnswers {
  /**
   * Profile Picture
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
   * Last Name
   */
  readonly LastName?: string
  /**
   * First Name
   */
  readonly FirstName?: string
  /**
   * Second Name
   */
  readonly SecondName?: string
  /**
   * Title
   */
  readonly profileTitle?: {
    /**
     * Title
     */
    readonly title?: string
    /**
     * Description
     */
    readonly description?: string
  }[]
  /**
   * Gender
   */
  readonly Gender?: string
  /**
   * Date of Birth
   */
  readonly DateOfBirth?: string
  /**
   * Nationality
   */
  readonly Nationality?: string
  /**
   * County of birth
   */
  readonly county?: string
  /**
   * ID/Passport number
   */
  readonly IdentificationDocumentNo?: string
  /**
   * ID attachment
   */
  readonly IDImage?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  /**
   * County of residence
   */
  readonly countyOfResidence?: string
  /**
   * City
   */
  readonly City?: string
  /**
   * P.O. Box
   */
  readonly Address?: string
  /**
   * Discipline
   */
  readonly Discipline?: string
  /**
   * Discipline description
   */
  readonly disciplineDescription?: string
  /**
   * Specialization
   */
  readonly specialization?: {
    /**
     * Specialization
     */
    readonly Code?: string
    /**
     * Specialization description
     */
    readonly Description?: string
    /**
     * Discipline of the specialization
     */
    readonly Discipline?: string
    /**
     * Profile number
     */
    readonly ProfileID?: string
  }
  /**
   * Practising firm
   */
  readonly memberPracticingFirm?: string
  /**
   * I live with a disability
   */
  readonly Disability?: boolean
  /**
   * PWD card number
   */
  readonly PWDCardNo?: string
  /**
   * Disability description
   */
  readonly DisabilityDescription?: string
  readonly [field: string]: JsonValue | undefined
}
