/** What Vitest's JSON reporter writes of the files of tests. */
interface TestedFiles {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
export declare function failedTests(report: TestedFiles | undefined): readonly string[]
export declare function ending(printed: string): string
