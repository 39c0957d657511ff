import type { FailureTexts } from './api-error.ts'
import type { Headers } from './change-headers.ts'

/** How form data is posted. */
export interface Sending {
  readonly headers: Headers
  readonly onProgress: (sent: number) => void
  readonly stop?: AbortSignal
}

export interface ApiOptions {
  readonly base: string
  /** The session's token, read at each call; undefined while nobody is logged in. */
  readonly token: () => string | undefined
  /** Called when a call with this token gets a 401. */
  readonly onUnauthorized: (token: string) => void
  /** Called after each call with whether any response arrived. */
  readonly onReached: (reached: boolean) => void
  /** Called after each response with what the forms in force are called; undefined where it does not name them. */
  readonly onForms?: (inForce: string | undefined) => void
  /** Called when the code that makes calls cannot be loaded; resolves to whether the server is reached without it. */
  readonly onMissingCode: () => Promise<boolean>
  /** The user's language, in which the server then writes its own sentences. */
  readonly language: () => string
  readonly texts: () => FailureTexts
}
