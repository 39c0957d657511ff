import type { Condition, Test } from './condition.ts'
import type { All, Any, None } from './condition-groups.ts'
import type { DocumentId } from './document-id.ts'
import type { PlacedItem } from './page-base.ts'

/** What is asked of those who apply for some categories: items that pass or do not, and the notes that applicants read. */
export interface Checklist {
  readonly title: string
  /** Of whom it is asked. */
  readonly type: 'Individual' | 'Corporate'
  /** The membership categories that it is for; without them it is for every one of its type that no other names. */
  readonly categories?: readonly string[]
  readonly items: readonly ChecklistItemDefinition[]
  readonly disclaimers?: readonly DisclaimerDefinition[]
}

export interface ChecklistItemDefinition extends PlacedItem {
  /** Its name on the wire (`checkListType`), which the page `pages/checklist` gives a form to. */
  readonly type: string
  readonly description: string
  /** Whether an application may be submitted without it. */
  readonly mandatory: boolean
  /** Of whom it is asked at all; `user.category` is the category that the checklist is evaluated for. */
  readonly when?: Condition
  readonly passes: PassRule
}

export interface DisclaimerDefinition extends PlacedItem {
  readonly type: 'Application' | 'Upgrade' | 'License'
  readonly description: string
  readonly when?: Condition
}

/**
 * When an item passes: a closed tree over what is stored. A test without a section is of `user`, `profile`, `settings`
 * and `today`.
 */
export type PassRule = All<PassRule> | Any<PassRule> | None<PassRule> | Test | RecordsTest

/** Whether a rule counts records, and is neither a group nor a test of a named value. */
export const isRecordsTest = (rule: PassRule): rule is RecordsTest => Object.hasOwn(rule, 'section')

/** Whether a rule tests a named value. */
export const isValueTest = (rule: PassRule): rule is Test => Object.hasOwn(rule, 'value')

/** How many records of a section there are that fit. */
export interface RecordsTest {
  readonly section: DocumentId
  /** Which of them count, tested as `record`; without it all do. */
  readonly where?: Condition
  /** 1 when neither limit is given. */
  readonly atLeast?: number
  readonly atMost?: number
  /** False: also those count that no longer satisfy the form as it now is. */
  readonly current?: boolean
}

/** An item as it stands for somebody. */
export interface ItemResult {
  readonly id: string
  readonly type: string
  readonly description: string
  readonly mandatory: boolean
  readonly passes: boolean
}
