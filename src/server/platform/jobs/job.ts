/** Background work of every server process. */
export interface Job {
  readonly name: string
  /** The pause before it looks again for work that is due; milliseconds. */
  readonly pause: number
  /** Does the work that is due. When the server stops it ends early, between two portions of work. */
  runDue(stopping: AbortSignal): Promise<void>
  /** Releases its resources after the last run. */
  close?(): void
}
