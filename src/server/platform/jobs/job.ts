/** Work that goes on in every server process beside the requests. */
export interface Job {
  readonly name: string
  /** How long it rests before it looks again for what is due; milliseconds. */
  readonly pause: number
  /** Does what is due now, once. It ends early, at a place where nothing is half done, when the server stops. */
  runDue(stopping: AbortSignal): Promise<void>
  /** Gives back what it holds, after its last run. */
  close?(): void
}
