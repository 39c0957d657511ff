import { expect, test } from 'vitest'
import { ending, failedTests } from '../../scripts/failed-tests.mjs'

const title = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})
const file = (name: string, status: string, message = '') => ({ name, status, message, assertionResults: [] })

test('what failed in a run is listed with its file, title, state and message', () => {
  const report = {
    testResults: [
      {
        ...file('/project/a.test.ts', 'failed'),
        assertionResults: [
          title('adds', 'passed'),
          title('divides', 'failed', 'Expected 2\nSeed: 7'),
          title('waits', 'pending'),
        ],
      },
      file('/project/b.test.ts', 'failed', 'Cannot find module'),
      file('/project/c.test.ts', 'passed'),
    ],
  }
  expect(failedTests(report)).toEqual([
    '/project/a.test.ts > divides (failed)\n  Expected 2\n  Seed: 7',
    '/project/a.test.ts > waits (pending)\n',
    '/project/b.test.ts\n  Cannot find module',
  ])
})

test('a long message is listed from its beginning, a command’s output by its end', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')
  const [failure = ''] = failedTests({ testResults: [file('a.test.ts', 'failed', lines)] })
  expect(failure.split('\n')).toContain('  line 0')
  expect(failure.split('\n').length).toBeLessThan(30)
  expect(ending(lines).split('\n').at(-1)).toBe('line 99')
  expect(ending(lines).split('\n').length).toBeLessThan(30)
})

test('a run without a report lists nothing', () => {
  expect(failedTests(undefined)).toEqual([])
})
