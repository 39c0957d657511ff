/** The response to a change of a section, and the files that it added and released. */
export interface Outcome {
  readonly data: unknown
  readonly kept: ReadonlySet<string>
  readonly dropped: readonly string[]
}
