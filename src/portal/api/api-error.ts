import type { AnswerError } from '../../contract/response.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** The one-time code that was just sent with a refusal because the account is not activated. */
export interface SentChallenge {
  readonly id: string
  readonly phone_no: string
}

export interface FailureDetails {
  /** The server's code for the failure, e.g. `invalid-answers`; `offline` when no response came. */
  readonly code: string
  /** Errors by field, for answers that the server refused. */
  readonly errors?: readonly AnswerError[]
  readonly correlationId?: string | undefined
  readonly challenge?: SentChallenge | undefined
  /** The record's current state after a change elsewhere; null when it was removed. */
  readonly current?: JsonObject | null | undefined
}

/** A failed call: the server's refusal, or no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly errors: readonly AnswerError[]
  readonly correlationId: string | undefined
  readonly challenge: SentChallenge | undefined
  readonly current: JsonObject | null | undefined

  constructor(
    /** Suitable for display. */
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

/** Whether a retry may help: a resource that is missing or forbidden will not appear a moment later. */
export const isWorthRetrying = ({ status }: ApiError): boolean => status !== 404 && status !== 403

/** Messages for failures without a message from the server. */
export interface FailureTexts {
  readonly offline: string
  readonly unexpected: string
  /** The user stopped it. */
  readonly stopped: string
  /** The message for a server fault, with the id of its log entry. */
  readonly fault: (message: string, id: string) => string
}
