import { setTimeout } from 'node:timers/promises'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { Services } from '../services.ts'
import { findDueTenants } from '../database/before-tenant/find-due-tenants.ts'
import type { JobProgress, JobReport } from '../database/tables/jobs.ts'
import type { JobEnd, JobKind, JobWork } from './job-kind.ts'
import { claimJobs, extendRun, leaseMilliseconds, endRun } from './job-rows.ts'
import type { TakenJob } from './job-rows.ts'
import type { Job } from './job.ts'
import { describeError, RunOver, storeEnd, storeIdle } from './run-end.ts'

/** The result of a run, for the log. */
export interface JobOutcome {
  readonly job: string
  readonly tenant: string
  readonly outcome: 'done' | 'failed'
  readonly report?: JobReport
  readonly error?: string
}

/** Waits some milliseconds; less when the server stops. */
const leaveTime = (milliseconds: number, stopping: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal: stopping, ref: false }).catch(() => undefined)

interface Turn {
  readonly tenant: PublishedTenant
  readonly job: TakenJob
  readonly work: JobWork
  readonly stopping: AbortSignal
}

/**
 * Does the jobs of one kind, for one organisation after the other. Several servers may: each job belongs to one of them
 * by a lease in the database. After the lease of a server that died, another takes over.
 */
export class JobLane implements Job {
  readonly name: string
  readonly pause: number
  /** The organisations whose recurring job is known to be in the table. */
  private readonly begun = new Set<string>()

  constructor(
    private readonly services: Pick<Services, 'database' | 'tenants' | 'now'>,
    private readonly kind: JobKind,
    private readonly log: (news: JobOutcome) => void = () => undefined,
  ) {
    this.name = kind.name
    this.pause = kind.pause
  }

  /**
   * Runs every job that is due once. When the server stops, it ends after those that have begun. An organisation whose
   * jobs cannot be taken holds up no other; the first such failure is thrown at the end.
   */
  async runDue(stopping: AbortSignal = new AbortController().signal): Promise<void> {
    const { database, tenants, now } = this.services
    const problems: unknown[] = []
    const due = new Set(await findDueTenants(database, this.name, now()))
    for (const tenant of tenants.all) {
      if (stopping.aborted) break
      if (due.has(tenant.id) || this.mayLackRecurring(tenant)) {
        await this.runOf(tenant, stopping).catch((problem: unknown) => problems.push(problem))
      }
    }
    if (problems.length > 0) throw problems[0]
  }

  /** Whether the job that recurs may not be in the table yet. */
  private mayLackRecurring({ id }: PublishedTenant): boolean {
    return this.kind.every !== undefined && !this.begun.has(id)
  }

  private async runOf(tenant: PublishedTenant, stopping: AbortSignal): Promise<void> {
    const { batch, every, rest = 0 } = this.kind
    while (!stopping.aborted) {
      const began = performance.now()
      if ((await this.runBatch(tenant, stopping)) < batch || every !== undefined) return
      await leaveTime((performance.now() - began) * rest, stopping)
    }
  }

  private async runBatch(declared: PublishedTenant, stopping: AbortSignal): Promise<number> {
    const { database, tenants, now } = this.services
    const tenant = await tenants.inForce(declared, 'write')
    const queued = this.mayLackRecurring(tenant) ? [{ kind: this.name, id: '' }] : []
    const mayBeIdle = (await this.kind.mayBeIdle?.(tenant)) ?? true
    const { jobs, turns } = await database.inTenant(tenant.id, async (tx) => {
      const began = now()
      const jobs = await claimJobs(tx, this.name, { now: began, count: this.kind.batch, queued })
      const until = new Date(began.getTime() + leaseMilliseconds)
      const works = await this.kind.begin(tx, jobs, { tenant, now: began, until, mayBeIdle })
      const turns: Turn[] = []
      for (const [i, job] of jobs.entries()) {
        const work = works[i]
        if (typeof work === 'function') turns.push({ tenant, job, work, stopping })
        else if (work) {
          await storeIdle(tx, { job, kind: this.kind, end: work, began, now: began })
          this.logDone(tenant, work)
        }
      }
      return { jobs, turns }
    })
    if (this.kind.every !== undefined) this.begun.add(tenant.id)
    await Promise.all(turns.map((turn) => this.run(turn)))
    return jobs.length
  }

  private async run(turn: Turn): Promise<void> {
    const { database, now } = this.services
    const { tenant, job } = turn
    const began = now()
    const end = await this.endOf(turn, began)
    if (end === undefined) {
      // It was no failure: the next server may continue at once.
      const released = { due_at: job.wasDue, tries: job.tries - 1 }
      await database.inTenant(tenant.id, (tx) => endRun(tx, job, released))
      return
    }
    await database.inTenant(tenant.id, (tx) => storeEnd(tx, { job, kind: this.kind, end, began, now: now() }))
  }

  /** How the run ended; undefined for one that was stopped, cancelled or taken over. */
  private async endOf({ tenant, job, work, stopping }: Turn, began: Date): Promise<JobEnd | undefined> {
    const extendLease = (progress?: JobProgress) => this.keep({ tenant, job, work, stopping }, progress)
    const place = { job: this.name, tenant: tenant.id }
    try {
      const { mostTries = Infinity } = this.kind
      // The servers that ran it died, perhaps because of it.
      if (job.tries > mostTries) return { outcome: 'failed', failure: 'interrupted' }
      const end = await work({ tenant, now: began, extendLease })
      this.logDone(tenant, end)
      return end
    } catch (problem) {
      if (problem instanceof RunOver) return undefined
      const { failure, error } = describeError(problem)
      this.log({ ...place, outcome: 'failed', error })
      return { outcome: 'again', failure, error }
    }
  }

  private logDone(tenant: PublishedTenant, end: JobEnd): void {
    if (end.outcome !== 'done') return
    this.log({ job: this.name, tenant: tenant.id, outcome: 'done', ...(end.report && { report: end.report }) })
  }

  private async keep({ tenant, job, stopping }: Turn, progress?: JobProgress): Promise<void> {
    if (stopping.aborted) throw new RunOver()
    const { database, now } = this.services
    const isKept = await database.inTenant(tenant.id, (tx) => extendRun(tx, job, now(), progress))
    if (!isKept) throw new RunOver()
  }
}
