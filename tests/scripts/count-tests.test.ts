import { expect, test } from 'vitest'
import { countTests } from '../../scripts/count-tests.mjs'

const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

test.each([
  ['passed', report, 0, { passed: 5, failed: 0 }],
  ['has failed tests', { ...report, numFailedTests: 2 }, 1, { passed: 5, failed: 2 }],
  ['skipped a test', { ...report, numPendingTests: 1 }, 0, { passed: 5, failed: 1 }],
  ['has a test to be written', { ...report, numTodoTests: 1 }, 0, { passed: 5, failed: 1 }],
  ['could not load a file', report, 1, { passed: 5, failed: 1 }],
  ['was ended by a signal', report, null, { passed: 5, failed: 1 }],
  ['ran no test', { ...report, numPassedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ['reported nothing', undefined, 0, { passed: 0, failed: 1 }],
])('a run that %s counts so', (_what, given, status, counted) => {
  expect(countTests(given, status)).toEqual(counted)
})
