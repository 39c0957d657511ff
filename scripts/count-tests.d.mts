/** The counts in what Vitest's JSON reporter writes. */
interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}
export declare function countTests(
  report: TestReport | undefined,
  status: number | null,
): { passed: number; failed: number }
