import type { Condition, Test } from './condition.ts'
import type { All, Any, None } from './condition-groups.ts'
import type { DocumentId } from './document-id.ts'
import type { PlacedItem } from './page-base.ts'

/** The requirements for applicants in some categories: items that pass or fail, and the notes that applicants read. */
export interface Checklist {
  readonly title: string
  /** The type of applicant. */
  readonly type: 'Individual' | 'Corporate'
  /**
   * The membership categories that it is for; without them, all categories of its type that no other checklist names.
   */
  readonly categories?: readonly string[]
  readonly items: readonly ChecklistItemDefinition[]
  readonly disclaimers?: readonly DisclaimerDefinition[]
}

export interface ChecklistItemDefinition extends PlacedItem {
  /** Its name on the wire (`checkListType`), which the page `pages/checklist` maps to a form. */
  readonly type: string
  readonly description: string
  /** Whether an application requires the item before submission. */
  readonly mandatory: boolean
  /** When the item applies at all; `user.category` is the category that the checklist is evaluated for. */
  readonly when?: Condition
  readonly passes: PassRule
}

export interface DisclaimerDefinition extends PlacedItem {
  readonly type: 'Application' | 'Upgrade' | 'License'
  readonly description: string
  readonly when?: Condition
}

/**
 * When an item passes: a closed tree over stored data. A test without a section reads `user`, `profile`, `settings` and
 * `today`.
 */
export type PassRule = All<PassRule> | Any<PassRule> | None<PassRule> | Test | RecordsTest

/** Whether a rule counts records, as opposed to a group or a test of a named value. */
export const isRecordsTest = (rule: PassRule): rule is RecordsTest => Object.hasOwn(rule, 'section')

/** Whether a rule tests a named value. */
export const isValueTest = (rule: PassRule): rule is Test => Object.hasOwn(rule, 'value')

/** A test of the number of matching records in a section. */
export interface RecordsTest {
  readonly section: DocumentId
  /** The records to count, tested as `record`; without it, all. */
  readonly where?: Condition
  /** 1 when neither limit is given. */
  readonly atLeast?: number
  readonly atMost?: number
  /** False: also count records that are no longer valid under the current form. */
  readonly current?: boolean
}

/** The result of an item for one applicant. */
export interface ItemResult {
  readonly id: string
  readonly type: string
  readonly description: string
  readonly mandatory: boolean
  readonly passes: boolean
}
