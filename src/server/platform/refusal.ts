import { errorStatuses } from '../../contract/error-catalogue.ts'
import type { ErrorCode } from '../../contract/error-catalogue.ts'
import type { ErrorBody } from '../../contract/response.ts'
import type { SectionRecord } from '../../contract/section.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { Message } from '../../engine/translate/message.ts'
import type { DeclaredIssue } from '../../engine/validation/declared-issue.ts'

/** An answer that is refused: for a reason in the catalogue, or as its form words it. */
export interface RefusedAnswer {
  readonly pointer: JsonPointer
  readonly message: Message | DeclaredIssue
}

/** An answer that is refused where its form finds it wrong. */
export const refusedAnswer = (issue: DeclaredIssue): RefusedAnswer => ({ pointer: issue.pointer, message: issue })

export interface RefusalDetails {
  /** In place of the text of the code. */
  readonly message?: Message | DeclaredIssue
  readonly errors?: readonly RefusedAnswer[]
  readonly challenge?: ErrorBody['challenge']
  /** Of a record that was changed in the meantime: as it is stored now, null when it was removed, and as it was sent. */
  readonly versions?: { readonly current: SectionRecord | null; readonly sent: JsonObject }
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number
  /** Methods, for the header Allow. */
  readonly allow?: readonly string[]
}

/**
 * A call that is refused for a reason in the catalogue. Thrown anywhere below a route; the error plugin answers it, and
 * looks its texts up.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly text: Message | DeclaredIssue

  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code)
    this.status = errorStatuses[code]
    this.text = details.message ?? { key: `server.${code}` }
  }
}
