/** Why the server cannot start, as a message to its operator. It is printed without a stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
