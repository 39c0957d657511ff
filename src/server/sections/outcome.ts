/** What a change of a section answers with, and the files that it added and gave up. */
export interface Outcome {
  readonly data: unknown
  readonly kept: ReadonlySet<string>
  readonly dropped: readonly string[]
}
