import { expect, test } from 'vitest'
import type { JobEntry } from '../../src/contract/job-entry.ts'
import { jobState } from '../../src/contract/job-state.ts'
import { byState, isCancellable, isRetriable } from '../../src/portal/pages/admin/jobs/job-state.ts'

const waiting: JobEntry = {
  name: 'draw-document',
  id: 'a',
  outcome: null,
  counts: {},
  ids: [],
  failure: null,
  error: null,
  running: false,
  progress: null,
  tries: 0,
  started_at: null,
  finished_at: null,
  next_at: '2026-01-15T07:00:00Z',
}
const over = { next_at: null } as const
const recurring = { id: '', outcome: 'done' } as const

test.each([
  ['one that nobody has run', {}, 'waiting', { cancel: true, retry: false }],
  ['one that a server runs', { running: true }, 'running', { cancel: true, retry: false }],
  ['one that runs after a failure', { running: true, outcome: 'failed' }, 'running', { cancel: true, retry: false }],
  ['one that failed and waits', { outcome: 'failed' }, 'again', { cancel: true, retry: true }],
  ['one that failed for good', { outcome: 'failed', ...over }, 'failed', { cancel: false, retry: true }],
  ['one that was cancelled', { outcome: 'cancelled', ...over }, 'cancelled', { cancel: false, retry: true }],
  ['one that is done', { outcome: 'done', ...over }, 'done', { cancel: false, retry: false }],
  ['one that recurs', recurring, 'done', { cancel: false, retry: false }],
  ['one that recurs and failed', { ...recurring, outcome: 'failed' }, 'again', { cancel: false, retry: false }],
] as const)(
  '%s is shown as what it is, with the buttons that the server accepts [ADM-17]',
  (_what, differs, state, may) => {
    const entry: JobEntry = { ...waiting, ...differs }
    expect(jobState(entry)).toBe(state)
    expect({ cancel: isCancellable(entry), retry: isRetriable(entry) }).toEqual(may)
  },
)

test('what failed is first, and the order of the server is kept otherwise [ADM-17]', () => {
  const entries: readonly JobEntry[] = [
    { ...waiting, id: 'done 1', outcome: 'done', ...over },
    { ...waiting, id: 'waits' },
    { ...waiting, id: 'done 2', outcome: 'done', ...over },
    { ...waiting, id: 'failed', outcome: 'failed', ...over },
    { ...waiting, id: 'runs', running: true },
  ]
  expect(byState(entries).map(({ id }) => id)).toEqual(['failed', 'runs', 'waits', 'done 1', 'done 2'])
})
