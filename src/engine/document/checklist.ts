import type { Condition, Test, ValueName } from './condition.ts'
import type { All, Any, None } from './condition-groups.ts'
import type { DocumentId } from './document-id.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
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
  /** It is only for case types that name it, not for the applicants of a category. */
  readonly named?: true
  readonly items: readonly ChecklistItemDefinition[]
  readonly disclaimers?: readonly DisclaimerDefinition[]
  /** What is stored, and which items then pass: tests of the rules. */
  readonly examples?: readonly ChecklistExample[]
}

/**
 * The stored records of an applicant, and the items that pass, fail and do not apply then; other items may do either.
 */
export interface ChecklistExample {
  readonly id: string
  readonly description?: string
  /** The applicant: `user.category` and other named values. */
  readonly user?: JsonObject
  /** Other values by their dotted names, e.g. `profile.Status` or, of a named checklist, `ledger.overdue`. */
  readonly facts?: Readonly<Record<string, JsonValue>>
  /** By section. */
  readonly records?: Readonly<Record<DocumentId, readonly ExampleRecord[]>>
  readonly passes?: readonly string[]
  readonly fails?: readonly string[]
  readonly notAsked?: readonly string[]
  /** Items without which an application cannot be submitted, and items that it may leave open. */
  readonly mandatory?: readonly string[]
  readonly optional?: readonly string[]
}

/** A valid example of the section with other answers in it; null removes one. */
export interface ExampleRecord {
  readonly example: string
  readonly with?: JsonObject
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
  /** What is chosen already in the form that the item opens, by field of the section. */
  readonly preset?: ItemPreset
  /** The page of the portal that puts it in order, where no form of a section does, e.g. /billing. */
  readonly path?: string
  readonly counts?: ItemCounts
}

/** The named values with the number that is reached, and with the one that is required. */
export interface ItemCounts {
  readonly reached: ValueName
  readonly required: ValueName
}

/** How much of what an item requires is reached. */
export interface ItemProgress {
  readonly reached: number
  /** Above zero. */
  readonly required: number
}

export type ItemPreset = Readonly<Record<string, string | number | boolean>>

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

/** How many records or rows have to match. */
export interface CountTest {
  /** 1 when neither limit is given. */
  readonly atLeast?: number
  readonly atMost?: number
  /**
   * The fields that identify what is counted: the first of them that is answered. What has the same answer counts once,
   * what answers none of them does not count.
   */
  readonly distinct?: readonly string[]
}

/** A test of the number of matching records in a section. */
export interface RecordsTest extends CountTest {
  readonly section: DocumentId
  /** The records to count, tested as `record`; without it, all. */
  readonly where?: Condition
  /** Lists inside the record that have to have enough rows. */
  readonly containing?: readonly RowsTest[]
  /** Adds up this field of the records instead of counting them; the limits are those of the sum. */
  readonly sum?: string
  /** False: also count records that are no longer valid under the current form. */
  readonly current?: boolean
}

/** A test of the number of matching rows in a list of a record. */
export interface RowsTest extends CountTest {
  /** The field with the list. */
  readonly list: string
  /** The rows to count, tested as `row`; without it, all. */
  readonly where?: Condition
}

/** The result of an item for one applicant. */
export interface ItemResult {
  readonly id: string
  readonly type: string
  readonly description: string
  readonly mandatory: boolean
  readonly passes: boolean
  readonly preset?: ItemPreset
  readonly path?: string
  /** Where the item declares its numbers, and something is required. */
  readonly progress?: ItemProgress
}
