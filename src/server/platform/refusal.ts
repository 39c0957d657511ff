import { errorCatalogue } from '../../contract/error-catalogue.ts'
import type { ErrorCode } from '../../contract/error-catalogue.ts'
import type { AnswerError, ErrorBody } from '../../contract/answer.ts'
import type { SectionRecord } from '../../contract/section.ts'
import type { JsonObject } from '../../engine/json/json.ts'

export interface RefusalDetails {
  /** In place of the catalogue's sentence. */
  readonly message?: string
  readonly errors?: readonly AnswerError[]
  readonly challenge?: ErrorBody['challenge']
  /** Of a record that was changed in the meantime: as it is stored now, null when it was removed, and as it was sent. */
  readonly versions?: { readonly current: SectionRecord | null; readonly sent: JsonObject }
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number
  /** Methods, for the header Allow. */
  readonly allow?: readonly string[]
}

/** A call that is refused for a reason in the catalogue. Thrown anywhere below a route; the error plugin answers it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(details.message ?? errorCatalogue[code].message)
    this.status = errorCatalogue[code].status
  }
}
