import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobCounts, jobKinds } from '../../../src/contract/job-names.ts'
import { grantRole } from '../../../src/server/accounts/account-roles.ts'
import { findUserByEmail } from '../../../src/server/accounts/users.ts'
import { queuedKinds, tenantJobs } from '../../../src/server/jobs/open-jobs.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import type { JobControl, JobEnd, JobKind } from '../../../src/server/platform/jobs/job-kind.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { listJobs } from '../../../src/server/platform/jobs/job-overview.ts'
import { claimJobs, enqueue } from '../../../src/server/platform/jobs/job-rows.ts'
import type { NewJob, TakenJob } from '../../../src/server/platform/jobs/job-rows.ts'
import { JobError } from '../../../src/server/platform/jobs/tenant-job.ts'
import { pruneLeftovers } from '../../../src/server/jobs/prune-leftovers.ts'
import { dataOf, listIn, refusalOf } from '../answers.ts'
import { clearTables } from '../clear-tables.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import type { TestClient } from '../test-client.ts'
import { countsOf, runJob } from './run-job.ts'

let server: TestServer
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer()
  const person = await signedUp(server)
  await inDemo(async (tx) => {
    const user = await findUserByEmail(tx, person.email)
    await grantRole(tx, { userId: user?.id ?? '', role: 'administrator' }, server.clock.now())
  })
  staff = person
})
afterAll(() => server.close())
// Registering sends messages, which are jobs too.
beforeEach(() => clearTables(server.services, ['jobs']))

const inDemo = <Result>(work: (tx: TenantTransaction) => Promise<Result>) =>
  server.services.database.inTenant('demo', work)
const queue = (...jobs: readonly Omit<NewJob, 'kind'>[]) =>
  inDemo((tx) =>
    enqueue(
      tx,
      jobs.map((job) => ({ ...job, kind: 'once' })),
      server.clock.now(),
    ),
  )
const rows = () => inDemo((tx) => listJobs(tx))
const done: JobEnd = { outcome: 'done' }

/** A kind of jobs that are done once. */
function kindOf(work: (job: TakenJob, control: JobControl) => Promise<JobEnd>, changes: Partial<JobKind> = {}) {
  const begin: JobKind['begin'] = async (_tx, jobs) => jobs.map((job) => (control) => work(job, control))
  return { name: 'once', pause: 1000, batch: 3, keeps: true, begin, ...changes } satisfies JobKind
}
const lane = (work: (job: TakenJob, control: JobControl) => Promise<JobEnd>, changes?: Partial<JobKind>) =>
  new JobLane(server.services, kindOf(work, changes))

test('a kind that rests leaves as much time after a full batch as it took', async () => {
  await queue({ id: 'first' }, { id: 'second' })
  const runs: { began: number; ended: number }[] = []
  const work = async (): Promise<JobEnd> => {
    const began = performance.now()
    await setTimeout(40)
    runs.push({ began, ended: performance.now() })
    return done
  }
  await lane(work, { batch: 1, rest: 2 }).runDue()
  const [first, second] = runs
  if (!first || !second) throw new Error('Not both jobs were run')
  // A timer may fire a millisecond early.
  expect(second.began - first.ended).toBeGreaterThan(2 * (first.ended - first.began) - 2)
})

describe('a job that is done once', () => {
  test('is queued with its cause or not at all, and once for its id', async () => {
    const failing = inDemo(async (tx) => {
      await enqueue(tx, [{ kind: 'once', id: 'a' }], server.clock.now())
      throw new Error('The cause is undone.')
    })
    await expect(failing).rejects.toThrow('The cause is undone.')
    expect(await rows()).toEqual([])
    expect(await queue({ id: 'a' }, { id: 'b' })).toBe(2)
    expect(await queue({ id: 'a' }, { id: 'c' })).toBe(1)
    await lane(async () => done).runDue()
    expect(await queue({ id: 'a' })).toBe(0)
  })

  test('gets its payload when it is due, on one of several servers', async () => {
    const dueAt = new Date(server.clock.now().getTime() + 3600_000)
    const now = Array.from({ length: 20 }, (_, i) => ({ id: `now ${i}`, payload: { number: i } }))
    await queue(...now, { id: 'later', dueAt })
    const got: unknown[] = []
    const servers = [1, 2, 3].map(() =>
      lane(async ({ payload }) => {
        got.push(payload['number'])
        return done
      }),
    )
    await Promise.all(servers.map((one) => one.runDue()))
    expect(new Set(got)).toEqual(new Set(now.map(({ payload }) => payload.number)))
    expect(got).toHaveLength(20)
    server.clock.advance({ hours: 1 })
    await servers[0]?.runDue()
    expect(got).toHaveLength(21)
  })

  test('stores what follows from it together with its end, or neither', async () => {
    await queue({ id: 'a' })
    const store = async (tx: TenantTransaction) => {
      await enqueue(tx, [{ kind: 'next', id: 'a' }], server.clock.now())
      throw new Error('The database is away.')
    }
    await expect(lane(async () => ({ ...done, store })).runDue()).rejects.toThrow('The database is away.')
    expect((await rows()).map(({ kind, outcome }) => [kind, outcome])).toEqual([['once', null]])
    server.clock.advance({ minutes: 10 })
    await lane(async () => ({
      ...done,
      store: async (tx) => void (await enqueue(tx, [{ kind: 'next', id: 'a' }], server.clock.now())),
    })).runDue()
    expect((await rows()).map(({ kind, outcome }) => [kind, outcome])).toEqual(
      expect.arrayContaining([
        ['once', 'done'],
        ['next', null],
      ]),
    )
  })

  test('is tried again after growing waits, and fails with its reason after the last', async () => {
    await queue({ id: 'a' })
    let runs = 0
    const failing = lane(
      async () => {
        runs += 1
        throw new JobError('The printer is out of paper.')
      },
      { mostTries: 3 },
    )
    for (const seconds of [0, 29, 1, 59, 1, 3600]) {
      server.clock.advance({ seconds })
      await failing.runDue()
    }
    expect(runs).toBe(3)
    expect(await rows()).toMatchObject([
      { due_at: null, outcome: 'failed', failure: 'reported', error: 'The printer is out of paper.', tries: 3 },
    ])
  })

  test('whose servers die each time fails as interrupted', async () => {
    await queue({ id: 'a' })
    for (let tried = 0; tried < 2; tried += 1) {
      expect(await inDemo((tx) => claimJobs(tx, 'once', { now: server.clock.now(), count: 1 }))).toHaveLength(1)
      server.clock.advance({ minutes: 10 })
    }
    await lane(async () => done, { mostTries: 2 }).runDue()
    expect(await rows()).toMatchObject([{ outcome: 'failed', failure: 'interrupted' }])
  })

  test('continues at once elsewhere when its server stops, and that counts as no failure', async () => {
    await queue({ id: 'a' })
    const stopping = new AbortController()
    await lane(async (_job, { extendLease }) => {
      stopping.abort()
      await extendLease()
      return done
    }).runDue(stopping.signal)
    expect(await rows()).toMatchObject([{ outcome: null, tries: 0, leased_until: null }])
    await lane(async () => done).runDue()
    expect(await rows()).toMatchObject([{ outcome: 'done', due_at: null }])
  })
})

describe('background work [ADM-17]', () => {
  const entries = async () => listIn(await staff.get('admin/jobs'))
  const asked = (action: 'cancel' | 'retry', id: string, name = 'once') =>
    staff.post(`admin/jobs/${action}`, { name, id })

  test('shows what runs and how far it is, what waits, and what failed with the reason', async () => {
    await queue({ id: 'running' })
    let shown: unknown
    await lane(async (_job, { extendLease }) => {
      await extendLease({ done: 40, of: 100 })
      shown = await entries()
      return { outcome: 'failed', failure: 'refused', error: 'The year is closed.' }
    }).runDue()
    expect(shown).toMatchObject([{ name: 'once', id: 'running', running: true, progress: { done: 40, of: 100 } }])
    await queue({ id: 'waiting', dueAt: new Date(server.clock.now().getTime() + 60_000) })
    expect(await entries()).toMatchObject([
      { id: 'waiting', running: false, outcome: null, next_at: expect.any(String) },
      { id: 'running', running: false, failure: 'refused', error: 'The year is closed.', next_at: null },
    ])
  })

  test('that waits is cancelled, and tried again on request', async () => {
    await queue({ id: 'a' })
    expect(dataOf(await asked('cancel', 'a'))).toEqual({ message: 'The job is cancelled' })
    let runs = 0
    const once = lane(async () => {
      runs += 1
      return done
    })
    await once.runDue()
    expect(runs).toBe(0)
    expect(await entries()).toMatchObject([{ outcome: 'cancelled', next_at: null }])
    expect(dataOf(await asked('retry', 'a'))).toEqual({ message: 'The job is tried again' })
    await once.runDue()
    expect(runs).toBe(1)
    expect(refusalOf(await asked('retry', 'a'))).toMatchObject({ status: 404 })
    expect(refusalOf(await asked('cancel', 'a'))).toMatchObject({ status: 404 })
  })

  test('that runs ends at its next portion when it is cancelled', async () => {
    await queue({ id: 'a' })
    let portions = 0
    await lane(async (_job, { extendLease }) => {
      portions += 1
      await asked('cancel', 'a')
      await extendLease()
      portions += 1
      return done
    }).runDue()
    expect(portions).toBe(1)
    expect(await entries()).toMatchObject([{ outcome: 'cancelled', running: false }])
  })

  test('is cancelled by nobody without the right, nor that of another organisation, nor what recurs or is a message', async () => {
    await queue({ id: 'a' })
    const member = await signedUp(server)
    expect((await member.post('admin/jobs/cancel', { name: 'once', id: 'a' })).status).toBe(403)
    await server.services.database.inTenant('iek', (tx) =>
      enqueue(tx, [{ kind: 'once', id: 'theirs' }], server.clock.now()),
    )
    expect((await asked('cancel', 'theirs')).status).toBe(404)
    const [message] = await inDemo(({ db }) => db.selectFrom('outbox').select('id').limit(1).execute())
    expect((await asked('cancel', message?.id ?? '', 'message')).status).toBe(404)
    expect((await asked('cancel', '', 'prune-leftovers')).status).toBe(422)
  })

  test('of every kind has a title, and everything that a run counts has a text', async () => {
    const queued = queuedKinds.map((open) => open(server.services).name)
    const recurring = tenantJobs.map(({ name }) => name)
    expect([...jobKinds].toSorted()).toEqual([...queued, ...recurring].toSorted())
    for (const job of tenantJobs) {
      // What has nothing to do counts nothing, so its run itself is asked.
      const { counts } = await countsOf(server.services, { ...job, isIdle: async () => false })
      expect(Object.keys(counts).filter((name) => !jobCounts.some((known) => known === name))).toEqual([])
    }
  })

  test('that is over is forgotten after ninety days', async () => {
    await queue({ id: 'a' }, { id: 'b', dueAt: new Date(server.clock.now().getTime() + 365 * 86_400_000) })
    await lane(async () => done).runDue()
    server.clock.advance({ days: 91 })
    await runJob(server.services, pruneLeftovers)
    const left = (await rows()).filter(({ kind }) => kind === 'once')
    expect(left.map(({ id }) => id)).toEqual(['b'])
  })
})
