import type { Generated, JSONColumnType } from 'kysely'
import type { Case, FrozenAnswers, GivenAssurance } from '../../../../engine/cases/model/case.ts'
import type { CaseRefusal, HistoryEntry } from '../../../../engine/cases/model/outcome.ts'
import type { CaseProcess } from '../../../../engine/cases/process.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import type { Json } from './json-column.ts'
import type { FileColumns } from './profiles.ts'

/** The process that cases began under, by its hash. */
export interface CaseProcessesTable {
  readonly tenant: string
  readonly hash: string
  readonly type: string
  readonly process: Json<CaseProcess>
}

/** The parts of a case that no query selects by. */
export type CaseMemory = Pick<Case, 'last' | 'acted' | 'reviews' | 'questions' | 'keys' | 'since' | 'startedAt'>

export interface CasesTable {
  readonly tenant: string
  readonly id: string
  /** E.g. `cases/licence`. */
  readonly type: string
  readonly number: string
  readonly owner_id: string
  /** The profile that the owner acted for. */
  readonly profile_id: string
  readonly state: string
  readonly final: boolean
  readonly visit: number
  readonly revision: number
  readonly process_hash: string
  /** The form of its answers; see form_snapshots. */
  readonly form_hash: string
  readonly answers: Json<JsonObject>
  /** The answers as submitted, with what effects wrote since. The first ones stay in case_frozen. */
  readonly frozen: JSONColumnType<FrozenAnswers | null, string | null, string | null>
  readonly memory: Json<CaseMemory>
  /** Whether a question waits for the owner. */
  readonly asked: boolean
  readonly assignee_id: string | null
  /** The day of the timer that is shown as its deadline. */
  readonly due_on: string | null
  readonly started_at: Date
  readonly entered_at: Date
}

/** The values of unique keys, each of one case. */
export interface CaseKeysTable {
  readonly tenant: string
  readonly type: string
  readonly name: string
  /** A hash of the key's values. */
  readonly value: string
  readonly case_id: string
}

/** The people of a case's relations. */
export interface CasePartiesTable {
  readonly tenant: string
  readonly case_id: string
  readonly relation: string
  readonly user_id: string
}

/** Only added to. */
export interface CaseHistoryTable {
  readonly tenant: string
  readonly case_id: string
  readonly entry_no: number
  readonly kind: HistoryEntry['kind']
  readonly what: string | null
  /** A user's id, or `system`. */
  readonly acted_by: string
  /** The administrator who acted as that user. */
  readonly through: string | null
  readonly from_state: string
  readonly to_state: string
  readonly revision: number
  readonly input: Json<JsonObject>
  readonly hidden: boolean
  readonly at: Date
}

/** What was submitted, with its evidence. Only added to. */
export interface CaseFrozenTable {
  readonly tenant: string
  readonly case_id: string
  readonly revision: number
  readonly frozen: Json<FrozenAnswers>
  readonly form_hash: string
  readonly at: Date
}

/** The profile's records as they were then, by section. Only added to. */
export interface CaseFrozenRecordsTable {
  readonly tenant: string
  readonly case_id: string
  readonly revision: number
  readonly section: string
  readonly records: Json<readonly JsonObject[]>
}

/** The files in the answers of cases. Only added and removed. */
export interface CaseFilesTable extends FileColumns {
  readonly case_id: string
}

export interface CaseCommentsTable {
  readonly tenant: string
  readonly id: string
  readonly case_id: string
  readonly author_id: string
  readonly text: string
  /** The owner does not see it. */
  readonly hidden: boolean
  readonly created_at: Date
}

/** Events that could not be applied yet. */
export interface CaseEventsTable {
  readonly tenant: string
  readonly case_id: string
  readonly event: string
  /** The visit of the state in which it happened: it is over with that. */
  readonly visit: number
  /** Why the system does not move the case yet. */
  readonly reasons: Json<readonly CaseRefusal[]>
  readonly tries: number
  readonly due_at: Date
}

export interface CaseTimersTable {
  readonly tenant: string
  readonly case_id: string
  readonly timer: string
  readonly step: string
  readonly day: string
  readonly fired: Generated<boolean>
}

/** Calls that the client sent with a key of its own. */
export interface CaseCallsTable {
  readonly tenant: string
  readonly user_id: string
  readonly key: string
  readonly case_id: string
  readonly request_hash: string
  readonly created_at: Date
}

/** The assurances that a user has given so far for one transition. */
export interface CaseAttemptsTable {
  readonly tenant: string
  readonly user_id: string
  readonly type: string
  /** Null for a case that does not exist yet. */
  readonly case_id: string | null
  readonly transition: string
  /** Of what is signed. */
  readonly hash: string
  /** A date-time in the organisation's offset. */
  readonly opened_at: string
  readonly given: Json<readonly GivenAssurance[]>
}

/** Staff who have a case open. */
export interface CaseReadersTable {
  readonly tenant: string
  readonly case_id: string
  readonly user_id: string
  readonly seen_at: Date
}

/** Filters of the desk that somebody has named. */
export interface DeskViewsTable {
  readonly tenant: string
  readonly id: string
  readonly user_id: string
  readonly type: string
  readonly name: string
  /** As in the address, e.g. `assigned=me&waiting=14`. */
  readonly query: string
}
