import type { FailureTexts } from './api-error.ts'
import type { Headers } from './change-headers.ts'

/** How form data is sent. */
export interface Sending {
  readonly headers: Headers
  readonly onProgress: (sent: number) => void
  readonly stop?: AbortSignal
}

export interface ApiOptions {
  readonly base: string
  /** Of the session, asked for at each call; undefined while nobody is logged in. */
  readonly token: () => string | undefined
  /** A call that carried this token was answered with 401. */
  readonly onUnauthorized: (token: string) => void
  /** Called after each call with whether any response came. */
  readonly onReached: (reached: boolean) => void
  /** What the user reads, so that the server says its own sentences in it too. */
  readonly language: () => string
  readonly texts: () => FailureTexts
}
