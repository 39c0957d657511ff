import type { AnswerError } from '../../contract/response.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** The one-time code that a refusal for lack of activation has just sent. */
export interface SentChallenge {
  readonly id: string
  readonly phone_no: string
}

export interface FailureDetails {
  /** The server's code for the failure, e.g. `invalid-answers`; `offline` when no response came. */
  readonly code: string
  /** By field, for answers that the server refused. */
  readonly errors?: readonly AnswerError[]
  readonly correlationId?: string | undefined
  readonly challenge?: SentChallenge | undefined
  /** Of a record that was changed in the meantime: as it is stored now, null when it was removed. */
  readonly current?: JsonObject | null | undefined
}

/** A call that failed: what the server says of it, or that it was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly errors: readonly AnswerError[]
  readonly correlationId: string | undefined
  readonly challenge: SentChallenge | undefined
  readonly current: JsonObject | null | undefined

  constructor(
    /** Fit to be shown. */
    message: string,
    /** HTTP status; 0 when no response came. */
    readonly status: number,
    { code, errors = [], correlationId, challenge, current }: FailureDetails,
  ) {
    super(message)
    this.code = code
    this.errors = errors
    this.correlationId = correlationId
    this.challenge = challenge
    this.current = current
  }
}

/** Whether it may help to try again: what does not exist, or is not for this person, will not be there a moment later. */
export const isWorthRetrying = ({ status }: ApiError): boolean => status !== 404 && status !== 403

/** Sentences for failures that bring no message of the server's own. */
export interface FailureTexts {
  readonly offline: string
  readonly unexpected: string
  /** The person stopped it. */
  readonly stopped: string
  /** The message of a fault of the server, with the id under which the fault is in its log. */
  readonly fault: (message: string, id: string) => string
}
