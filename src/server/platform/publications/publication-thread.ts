import { availableParallelism } from 'node:os'
import { Refusal } from '../refusal.ts'
import { ThreadEndedError, WorkThread } from '../threads/work-thread.ts'
import type { ThreadLimits } from '../threads/work-thread.ts'
import type { PublishedTenants } from '../published/published-tenants.ts'
import { PublicationLane } from './publication-lane.ts'
import type { PublicationJob, PublicationResult, PublicationThreadData } from './publication-job.ts'

export interface PublicationThreadOptions extends ThreadLimits {
  /** Whether records are judged on one thread, or on two. */
  readonly threads: 1 | 2
  /** How many jobs may wait for a thread. */
  readonly waiting: number
  /** The module that the thread runs. */
  readonly program: URL
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

const defaults: PublicationThreadOptions = {
  seconds: 60,
  megabytes: 512,
  threads: availableParallelism() > 1 ? 2 : 1,
  waiting: 16,
  program: new URL(`./publication-worker.${extension}`, import.meta.url),
}

/** After how many seconds a caller who found too many waiting may try again. */
const busyFor = 5

/** After how long without work the second thread is ended; milliseconds. */
const restMilliseconds = 60_000

type ResultOf<Job extends PublicationJob> = Extract<PublicationResult, { kind: Job['kind'] }>

/**
 * Composes, checks and compiles what administrators change, on a thread of its own with limits of time and memory, so
 * that nothing that they write can hold up the server. Stored records are judged on a second one as well, which gets
 * ready while a change is checked. A thread that exceeds a limit is ended; the next job gets a new one.
 */
export class PublicationThread {
  readonly #options: PublicationThreadOptions
  readonly #first: PublicationLane
  /** Opens its thread with the first change that is checked, or the first records that would wait. */
  readonly #second: PublicationLane | undefined
  #rest: NodeJS.Timeout | undefined

  constructor(
    private readonly tenants: Pick<PublishedTenants, 'files' | 'assets' | 'code'>,
    options: Partial<PublicationThreadOptions> = {},
  ) {
    this.#options = { ...defaults, ...options }
    this.#first = new PublicationLane(() => this.#open(false))
    // With both, there may be no processor left for requests.
    if (this.#options.threads > 1) this.#second = new PublicationLane(() => this.#open(true))
  }

  /**
   * The result of a job, after those that were asked for earlier.
   *
   * @throws Refusal `forms-busy` when too many wait, `invalid` when a limit was exceeded; Error when the work failed
   */
  async do<Job extends PublicationJob>(job: Job): Promise<ResultOf<Job>> {
    this.#makeReady(job)
    const lane = this.#laneFor(job)
    if (lane.waiting >= this.#options.waiting) throw new Refusal('forms-busy', { retryAfter: busyFor })
    try {
      const result = await lane.run(job)
      if (!isResultOf(job, result)) throw new Error(`The thread answered ${job.kind} with ${result.kind}.`)
      return result
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error
      throw new Refusal('invalid', { message: { key: 'server.forms-unchecked' } })
    } finally {
      if (lane === this.#second) this.#endLater(lane)
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    clearTimeout(this.#rest)
    await Promise.all([this.#first.close(), this.#second?.close()])
  }

  /** What is checked is kept for publishing it, by one thread; records are judged where fewer jobs wait. */
  #laneFor({ kind }: PublicationJob): PublicationLane {
    const [first, second] = [this.#first, this.#second]
    const isJudging = kind === 'touched' || kind === 'count' || kind === 'reopen'
    return second !== undefined && isJudging && second.waiting < first.waiting ? second : first
  }

  /**
   * Who checks a change soon asks what it does to records: the second thread composes the same meanwhile. Who asks what
   * judging reads has records judged next: it compiles the same.
   */
  #makeReady(job: PublicationJob): void {
    const lane = this.#second
    if ((job.kind !== 'prepare' && job.kind !== 'reads') || lane === undefined || lane.waiting > 0) return
    const { tenant, before, after, earlier } = job
    const document = job.kind === 'reads' ? job.document : ''
    // What is wrong with it is found by the first thread.
    void lane
      .run({ kind: 'reads', tenant, before, after, ...(earlier && { earlier }), document })
      .catch(() => undefined)
      .finally(() => this.#endLater(lane))
  }

  /** The second thread has all declarations in memory, and records are seldom judged. */
  #endLater(lane: PublicationLane): void {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => lane.waiting === 0 && void lane.close(), restMilliseconds).unref()
  }

  #open(givesWay: boolean): WorkThread<PublicationJob, PublicationResult> {
    const { files, assets, code } = this.tenants
    const { folder } = code
    const data: PublicationThreadData = { files: [...files], assets: assets && [...assets], folder, givesWay }
    return new WorkThread(this.#options.program, this.#options, data)
  }
}

function isResultOf<Job extends PublicationJob>(job: Job, result: PublicationResult): result is ResultOf<Job> {
  return result.kind === job.kind
}
