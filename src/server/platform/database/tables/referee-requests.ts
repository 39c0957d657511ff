import type { JsonObject } from '../../../../engine/json/json.ts'
import type { Json } from './json-column.ts'

/** A request to a referee about an applicant; at most one for each referee record. */
export interface RefereeRequestsTable {
  readonly tenant: string
  readonly id: string
  readonly profile_id: string
  readonly section: string
  readonly entry_no: number
  /** Of the link that the request was sent with, and that of the server's reminders. */
  readonly code_hash: string
  /** Of the link in the newest reminder that the applicant sent. */
  readonly reminder_code_hash: string | null
  /** The referee's member number, upper case. A response needs it as well as the code. */
  readonly member_no: string
  /** The referee's record as it was when the request was sent. */
  readonly referee: Json<JsonObject>
  readonly created_at: Date
  readonly expires_at: Date
  readonly answered_at: Date | null
  readonly response: 'Accept' | 'Reject' | null
  readonly remarks: string | null
  /** The answered questions, as `{ questionNo, question, answer }`. */
  readonly questions: Json<readonly JsonObject[]>
}
