/** Why the server cannot start, as a sentence for whoever runs it, who needs no stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
