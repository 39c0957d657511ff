/** The database does not respond, or not in time. Nobody made a mistake and it passes, so the response is 503. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'

  constructor(cause?: unknown) {
    super('The database does not answer.', { cause })
  }
}
