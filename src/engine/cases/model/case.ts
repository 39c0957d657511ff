import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { PinnedRecord, QuestionPin } from './question-pin.ts'

/** The state before a case exists; transitions name it in `from`. */
export const startState = 'start'

/** A case: what was asked, and what was decided. All moments are date-times in the organisation's offset. */
export interface Case {
  /** The case type, e.g. `cases/licence`. */
  readonly type: DocumentId
  /** The user who asks. */
  readonly owner: string
  /** The profile that the user acts for: somebody may act for several firms, each with cases of its own. */
  readonly profile?: string
  readonly state: string
  /** Absent until it is drawn, in the transaction of the first transition. */
  readonly number?: string
  /** One more after each change. */
  readonly revision: number
  /** One more after each entry of a state. */
  readonly visit: number
  readonly startedAt?: string
  /** When the current visit of the state began. */
  readonly since?: string
  readonly answers: JsonObject
  readonly frozen?: FrozenAnswers
  /** The last time that each transition was taken, with its input, by the transition's id. */
  readonly last: Readonly<Record<string, LastTaken>>
  /** Who took which transition or review since the last entry from the start or by the owner. */
  readonly acted: readonly ActedPart[]
  readonly reviews: readonly Opinion[]
  readonly questions: readonly CaseQuestion[]
  readonly assignee?: string
  /** The values of each unique key as one text; null in a state in which the case does not count. */
  readonly keys: Readonly<Record<string, string | null>>
}

/** What was submitted, with its evidence. The caller freezes the section records beside it. */
export interface FrozenAnswers {
  readonly at: string
  readonly answers: JsonObject
  readonly assured: readonly GivenAssurance[]
  /** The SHA-256 of each file in the answers, by its id. */
  readonly files?: Readonly<Record<string, string>>
}

export type LastTaken = JsonObject & { readonly at: string; readonly by: string }

export interface ActedPart {
  /** A transition or a review. */
  readonly what: string
  /** The person, and whoever was logged in as that person. */
  readonly by: readonly string[]
}

export interface Opinion {
  readonly review: string
  readonly visit: number
  readonly by: string
  readonly says: 'for' | 'against'
  readonly at: string
  readonly input: JsonObject
}

/** Something that the desk asks the owner. Only one is open at a time. */
export interface CaseQuestion {
  readonly at: string
  readonly by: string
  readonly text: string
  /** What it is about: the owner may change just that. */
  readonly pins: readonly QuestionPin[]
  /** The pinned records, before and after the answer. */
  readonly records?: readonly PinnedRecord[]
  /** When it was answered or withdrawn. */
  readonly closedAt?: string
  /** The answers before and after; absent when it was withdrawn. */
  readonly changed?: { readonly before: JsonObject; readonly after: JsonObject }
  /** What the owner wrote beside the corrections. */
  readonly words?: string
}

/** A proof that the actor gave before a transition. */
export interface GivenAssurance {
  readonly id: string
  readonly at: string
  /** For a consent the hash and language of its text, for a signature the file, for a code the masked phone number. */
  readonly evidence?: JsonValue
}

/** The question that is open; undefined when there is none. */
export const openQuestion = ({ questions }: Case): CaseQuestion | undefined =>
  questions.find(({ closedAt }) => closedAt === undefined)

/** A case of a type before its first transition. */
export const unstartedCase = (type: DocumentId, owner: string, answers: JsonObject = {}): Case => ({
  type,
  owner,
  state: startState,
  revision: 0,
  visit: 0,
  answers,
  last: {},
  acted: [],
  reviews: [],
  questions: [],
  keys: {},
})
