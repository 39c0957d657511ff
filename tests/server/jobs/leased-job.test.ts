import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listJobs } from '../../../src/server/platform/jobs/job-overview.ts'
import { claimJobs, enqueue } from '../../../src/server/platform/jobs/job-rows.ts'
import { JobRunner } from '../../../src/server/platform/jobs/job-runner.ts'
import { leasedJob } from '../../../src/server/platform/jobs/leased-job.ts'
import { JobError } from '../../../src/server/platform/jobs/tenant-job.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import type { JobReport } from '../../../src/server/platform/database/tables/jobs.ts'
import type { JobRun, TenantJob } from '../../../src/server/platform/jobs/tenant-job.ts'
import { listIn } from '../answers.ts'
import { clearTables } from '../clear-tables.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import { runJob } from './run-job.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The organisations that the job ran for. */
let done: string[]
beforeEach(() => {
  done = []
})
afterEach(() => clearTables(server.services, ['jobs']))

const minute = 60_000
const job = (work: (run: JobRun) => Promise<void> = async () => undefined): TenantJob => ({
  name: 'try',
  every: 60 * minute,
  async run(run): Promise<JobReport> {
    await work(run)
    done.push(run.tenant.id)
    return { counts: { tried: 1 } }
  },
})
const all = () => server.services.tenants.all.map(({ id }) => id)
/** Takes the job's run as another server. */
const take = (tenant: string) =>
  server.services.database.inTenant(tenant, async (tx) => {
    const now = server.clock.now()
    await enqueue(tx, [{ kind: 'try', id: '' }], now)
    return (await claimJobs(tx, 'try', { now, count: 1 }))[0]
  })
const rowOf = (tenant: string) => server.services.database.inTenant(tenant, listJobs).then(([row]) => row)

describe('a job', () => {
  test('that has nothing to do ends where it is taken, and is due again later', async () => {
    const isIdle = async () => done.length === 0
    const idle = { ...job(), isIdle }
    const news = await runJob(server.services, idle)
    expect(news).toHaveLength(all().length)
    expect(done).toEqual([])
    expect(await rowOf('demo')).toMatchObject({ outcome: 'done', leased_until: null, tries: 0 })
    await runJob(server.services, idle)
    done.push('something to do')
    server.clock.advance({ minutes: 60 })
    await runJob(server.services, idle)
    expect(done).toEqual(['something to do', ...all()])
  })

  test('that has something to do outside of the database runs, whatever the database says', async () => {
    const mayBeIdle: TenantJob['mayBeIdle'] = async ({ tenant }) => tenant.id !== 'iek'
    await runJob(server.services, { ...job(), mayBeIdle, isIdle: async () => true })
    expect(done).toEqual(['iek'])
  })

  test('that cannot be taken for one organisation is done for the others, and stays due there', async () => {
    const [first] = all()
    let isBroken = true
    const isIdle: TenantJob['isIdle'] = async (_tx, { tenant }) => {
      if (isBroken && tenant.id === first) throw new Error('A table is locked.')
      return false
    }
    await expect(runJob(server.services, { ...job(), isIdle })).rejects.toThrow('A table is locked.')
    expect(done).toEqual(all().slice(1))
    isBroken = false
    await runJob(server.services, { ...job(), isIdle })
    expect(done).toEqual([...all().slice(1), first])
  })

  test('runs once for each organisation, however many servers there are, and again when due', async () => {
    const servers = [1, 2, 3].map(() => runJob(server.services, job()))
    await Promise.all(servers)
    expect(done.toSorted()).toEqual(all().toSorted())
    await runJob(server.services, job())
    expect(done).toHaveLength(all().length)
    server.clock.advance({ minutes: 60 })
    await runJob(server.services, job())
    expect(done).toHaveLength(2 * all().length)
  })

  test('costs one query for all organisations while it is not due', async () => {
    const { database } = server.services
    let transactions = 0
    const inTenant: Database['inTenant'] = (tenant, work) => {
      transactions += 1
      return database.inTenant(tenant, work)
    }
    const one = leasedJob({ ...server.services, database: { ...database, inTenant } }, job(), () => undefined)
    await one.runDue()
    transactions = 0
    await one.runDue()
    expect(transactions).toBe(0)
    server.clock.advance({ minutes: 60 })
    await one.runDue()
    expect(transactions).toBe(2 * all().length)
  })

  test('of a server that died is taken over when its lease expires', async () => {
    await take('demo')
    await runJob(server.services, job())
    expect(done).not.toContain('demo')
    server.clock.advance({ minutes: 10 })
    await runJob(server.services, job())
    expect(done).toContain('demo')
  })

  test('that takes long extends its lease, and ends silently when it was taken over', async () => {
    const news = await runJob(
      server.services,
      job(async ({ tenant, extendLease }) => {
        if (tenant.id !== 'demo') return
        for (let portion = 0; portion < 3; portion += 1) {
          server.clock.advance({ minutes: 9 })
          await extendLease()
          expect(await take('demo')).toBeUndefined()
        }
        server.clock.advance({ minutes: 11 })
        await take('demo')
        await extendLease()
      }),
    )
    expect(done).not.toContain('demo')
    expect(news.map(({ tenant }) => tenant)).not.toContain('demo')
    expect(await rowOf('demo')).toMatchObject({ runs: 2, outcome: null })
  })

  test('that fails reports the kind of failure without its message, and is tried again', async () => {
    const quoting = Object.assign(new RangeError('Key (email)=(a@sample.example)'), { code: '23505' })
    const broken = job(async () => {
      throw quoting
    })
    const news = await runJob(server.services, broken)
    expect(news).toContainEqual({ job: 'try', tenant: 'demo', outcome: 'failed', error: 'RangeError 23505' })
    expect(await rowOf('demo')).toMatchObject({ outcome: 'failed', failure: 'unforeseen', error: 'RangeError 23505' })
    server.clock.advance({ seconds: 30 })
    await runJob(server.services, job())
    expect(await rowOf('demo')).toMatchObject({ outcome: 'done', error: null, report: { counts: { tried: 1 } } })
  })

  test('may report a failure in its own words', async () => {
    const refusing = job(async () => {
      throw new JobError('There is nothing to do it with.')
    })
    const news = await runJob(server.services, refusing)
    expect(news[0]).toMatchObject({ outcome: 'failed', error: 'There is nothing to do it with.' })
  })

  test('ends between two portions when the server stops, and another server continues at once', async () => {
    const stopping = new AbortController()
    await runJob(
      server.services,
      job(async ({ extendLease }) => {
        stopping.abort()
        await extendLease()
      }),
      stopping.signal,
    )
    expect(done).toEqual([])
    await runJob(server.services, job())
    expect(done.toSorted()).toEqual(all().toSorted())
  })
})

test('a runner repeats its jobs, reports one that cannot run, and stops on request', async () => {
  let runs = 0
  let closed = false
  const reported = new Promise<readonly [unknown, string]>((resolve) => {
    const counting = { name: 'counting', pause: 1, runDue: async () => void (runs += 1), close: () => (closed = true) }
    const broken = { name: 'broken', pause: 1, runDue: () => Promise.reject(new Error('away')) }
    const runner = new JobRunner([counting, broken], (error, name) => {
      if (runs > 2) void runner.stop().then(() => resolve([error, name]))
    })
    runner.start()
  })
  expect(await reported).toEqual([new Error('away'), 'broken'])
  expect(closed).toBe(true)
})

test('many jobs make no warning in the log of the server', async () => {
  const warned: Error[] = []
  const note = (warning: Error) => void warned.push(warning)
  process.on('warning', note)
  const ran = new Set<string>()
  const jobs = Array.from({ length: 30 }, (_, i) => ({
    name: `job ${i}`,
    pause: 1,
    runDue: async () => void ran.add(`job ${i}`),
  }))
  const runner = new JobRunner(jobs, () => undefined)
  runner.start()
  await expect.poll(() => ran.size).toBe(30)
  await runner.stop()
  process.off('warning', note)
  expect(warned).toEqual([])
})

test('administrators see the last runs of their own organisation', async () => {
  await runJob(server.services, job())
  const admin = await signedUp(server)
  await server.services.database.inTenant('demo', ({ db }) =>
    db.updateTable('users').set({ is_admin: true }).where('email', '=', admin.email).execute(),
  )
  expect(listIn(await admin.get('admin/jobs'))).toEqual([
    expect.objectContaining({
      name: 'try',
      outcome: 'done',
      counts: { tried: 1 },
      ids: [],
      error: null,
      running: false,
    }),
  ])
})
