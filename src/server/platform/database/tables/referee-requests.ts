import type { JsonObject } from '../../../../engine/json/json.ts'
import type { Json } from './json-column.ts'

/** What a referee is asked about an applicant: one request at a time for each referee's record. */
export interface RefereeRequestsTable {
  readonly tenant: string
  readonly id: string
  readonly profile_id: string
  readonly section: string
  readonly entry_no: number
  readonly code_hash: string
  /** The referee's, upper case: it comes along with the code. */
  readonly member_no: string
  /** The referee's record as it was when the request was sent. */
  readonly referee: Json<JsonObject>
  readonly created_at: Date
  readonly expires_at: Date
  readonly answered_at: Date | null
  readonly response: 'Accept' | 'Reject' | null
  readonly remarks: string | null
  /** `{ questionNo, question, answer }` as they were answered. */
  readonly questions: Json<readonly JsonObject[]>
}
