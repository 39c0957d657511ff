import type { ReferenceLists } from '../../document/context.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { FieldIssue } from '../../document/issue.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { PoolPlaces } from './pool-places.ts'
import type { RecordPin, RecordStates } from './question-pin.ts'

/** Everything that a step reads besides the case, loaded before. */
export interface CaseFacts {
  /** The current date-time in the organisation's offset, so that its first ten characters are the date there. */
  readonly now: string
  /** When the organisation's year begins, `MM-DD`; without it, on the first of January. */
  readonly yearStart?: string
  /** The owner's, whoever acts. */
  readonly user?: JsonObject
  readonly profile?: JsonObject
  readonly settings?: JsonObject
  /** By the checklist's id in the case type. */
  readonly checklist?: Readonly<Record<string, ChecklistFact>>
  /** The charges that have been billed, by id. */
  readonly charge?: Readonly<Record<string, ChargeFact>>
  /** What charges are in. */
  readonly currency?: string
  /** The owner's account, in cents. */
  readonly ledger?: JsonObject
  /** The owner's points for professional development. */
  readonly points?: JsonObject
  /** The cases or records of each relation; of what the organisation keeps, the one record. */
  readonly related?: Readonly<Record<string, JsonObject | readonly JsonObject[]>>
  /** The places of what the case is about, where its type has a pool. */
  readonly pool?: PoolPlaces
  /** The people of each relation to a profile. */
  readonly parties?: Readonly<Record<string, readonly string[]>>
  readonly lists: ReferenceLists
  /** The stored records of a section; once the case is frozen, those that were frozen. */
  readonly records: (section: DocumentId) => readonly JsonObject[]
  /** A record that a question is pinned to, or is to be; neither state has one that does not exist. */
  readonly recordAt?: (pin: RecordPin) => RecordStates
  /** Whether another case of the type has the value of a unique key. */
  readonly isTaken?: (unique: string, key: string) => boolean
  /** What is wrong with answers to a form. */
  readonly issuesOf?: (form: DocumentId, answers: JsonObject) => readonly FieldIssue[]
  /** Answers with the hash of each file in place of its id: what is signed is its content. */
  readonly contentsOf?: (answers: JsonValue) => JsonValue
}

/** The result of a checklist. */
export type ChecklistFact = { readonly complete: boolean; readonly passed: number; readonly asked: number }

/** A billed charge: amounts in cents. */
export type ChargeFact = {
  readonly billed: boolean
  readonly amount: number
  readonly paid: number
  readonly settled: boolean
  readonly due?: string
  readonly invoiceNo?: string
  readonly receiptNo?: string
  readonly paidAt?: string
}

/** The date at which a step happens. */
export const todayOf = ({ now }: Pick<CaseFacts, 'now'>): string => now.slice(0, 10)
