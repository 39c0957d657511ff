/**
 * How many tests of a run passed and failed. A run that failed without naming a failed test (a file that does not load,
 * a crash) counts as one failure, and so does every test that was skipped or is still to be written.
 */
export function countTests(report, status) {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  const failed = numFailedTests + numPendingTests + numTodoTests
  return { passed, failed: status === 0 && passed > 0 ? failed : Math.max(1, failed) }
}
