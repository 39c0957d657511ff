// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface RefereesAnswers {
  /**
   * Number
   */
  readonly EntryNo?: number
  /**
   * Line number
   */
  readonly lineNo?: number
  /**
   * Referee type
   */
  readonly refereeType?: string
  /**
   * Member No
   */
  readonly MemberNo?: string
  /**
   * Name
   */
  readonly Name?: string
  /**
   * E-mail
   */
  readonly Email?: string
  /**
   * Phone No
   */
  readonly PhoneNo?: string
  /**
   * Address
   */
  readonly Address?: string
  /**
   * Place of work
   */
  readonly PlaceOfWork?: string
  /**
   * Designation
   */
  readonly Designation?: string
  /**
   * Register
   */
  readonly standing?: string
  /**
   * Asked on
   */
  readonly askedOn?: string
  /**
   * Reminded on
   */
  readonly remindedOn?: string
  /**
   * Answered on
   */
  readonly answeredOn?: string
  /**
   * Response
   */
  readonly response?: string
  readonly [field: string]: JsonValue | undefined
}
