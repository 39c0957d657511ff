// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface CertificationAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * Type
   */
  readonly Type?: string
  /**
   * Where it was obtained
   */
  readonly Category?: string
  /**
   * Country
   */
  readonly countryOfUniversity?: string
  /**
   * This is an O-level certificate
   */
  readonly isOLevel?: boolean
  /**
   * Certificate Awarded
   */
  readonly CertificateAwarded?: string
  /**
   * Area of Specialization
   */
  readonly AreaOfSpecialization?: string
  /**
   * Certificate No
   */
  readonly CertificateNo?: string
  /**
   * Institution
   */
  readonly Institution?: string
  /**
   * University
   */
  readonly UniversityCode?: string
  /**
   * County
   */
  readonly County?: string
  /**
   * Location
   */
  readonly location?: string
  /**
   * Start Date
   */
  readonly StartDate?: string
  /**
   * End Date
   */
  readonly EndDate?: string
  /**
   * Graduation Date
   */
  readonly GraduationDate?: string
  /**
   * Completion Year
   */
  readonly CompletionYear?: number
  /**
   * Division or aggregate grade
   */
  readonly Division?: string
  /**
   * Subjects
   */
  readonly certificationSubjects?: {
    /**
     * Subject
     */
    readonly Subject?: string
    /**
     * Grade
     */
    readonly Grade?: string
    /**
     * Marks
     */
    readonly marks?: number
  }[]
  /**
   * Certificate
   */
  readonly Cert?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  /**
   * Certified translation
   */
  readonly File?: {
    readonly name?: string
    readonly mediaType?: string
    readonly size?: number
    readonly width?: number
    readonly height?: number
    readonly id?: string
    readonly content?: string
  }
  /**
   * Transcripts
   */
  readonly transcript?: {
    /**
     * Description
     */
    readonly description?: string
    /**
     * Transcript
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
  }[]
  /**
   * Contact Person
   */
  readonly ContactPerson?: string
  /**
   * Designation
   */
  readonly ContactDesignation?: string
  /**
   * E-mail
   */
  readonly ContactEmail?: string
  /**
   * Address
   */
  readonly contactPersonAddress?: string
  /**
   * Country
   */
  readonly ContactCountry?: string
  readonly [field: string]: JsonValue | undefined
}
