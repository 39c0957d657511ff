import type { ClosedReason } from '../../engine/cases/closed-reason.ts'
import { errorStatuses } from '../../contract/error-catalogue.ts'
import type { ErrorCode } from '../../contract/error-catalogue.ts'
import type { ErrorBody } from '../../contract/response.ts'
import type { SectionRecord } from '../../contract/section.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { Message } from '../../engine/translate/message.ts'
import type { DeclaredIssue } from '../../engine/validation/declared-issue.ts'

/** A refused answer, with a message of the catalogue, of its form, or of the case type's key that it repeats. */
export interface RefusedAnswer {
  readonly pointer: JsonPointer
  readonly message: Message | DeclaredIssue | ClosedReason
}

/** The refusal of an answer that its form finds wrong. */
export const refusedAnswer = (issue: DeclaredIssue): RefusedAnswer => ({ pointer: issue.pointer, message: issue })

/** One thing that closes a transition of a case. */
export interface ClosedBecause {
  readonly code: string
  /** The guard, unique key, assurance or charge. */
  readonly id?: string
  /** Where to mend it: `checklist`, `pay`, or a path of the portal. */
  readonly mend?: string
  readonly text: Message | ClosedReason
}

export interface RefusalDetails {
  /** Replaces the message of the code. */
  readonly message?: Message | DeclaredIssue | ClosedReason
  /** Everything that closes a transition. */
  readonly reasons?: readonly ClosedBecause[]
  /** Who changed a case since the caller read it, what they did and when. */
  readonly change?: ErrorBody['change']
  readonly errors?: readonly RefusedAnswer[]
  readonly challenge?: ErrorBody['challenge']
  /**
   * For a record that somebody else has changed: the stored record, null when it was removed, and the answers as sent.
   */
  readonly versions?: { readonly current: SectionRecord | null; readonly sent: JsonObject }
  /** For the Retry-After header; seconds. */
  readonly retryAfter?: number
  /** For the Allow header: methods. */
  readonly allow?: readonly string[]
}

/** A refused call. Thrown anywhere below a route; the error plugin looks up its texts and sends the response. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly text: Message | DeclaredIssue | ClosedReason

  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code)
    this.status = errorStatuses[code]
    this.text = details.message ?? { key: `server.${code}` }
  }
}
