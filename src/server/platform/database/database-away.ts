/** The database does not answer, or not in time: nobody's mistake, and over by itself. Answered with 503. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'

  constructor(cause?: unknown) {
    super('The database does not answer.', { cause })
  }
}
