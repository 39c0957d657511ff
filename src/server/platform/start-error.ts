/** Why the server cannot start, as a sentence for its operator. It is printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
