import { Refusal } from '../refusal.ts'
import { ThreadEndedError, WorkThread } from '../threads/work-thread.ts'
import type { ThreadLimits } from '../threads/work-thread.ts'
import type { PublishedTenants } from '../published/published-tenants.ts'
import type { PublicationJob, PublicationResult, PublicationThreadData } from './publication-job.ts'

export interface PublicationThreadOptions extends ThreadLimits {
  /** How many jobs may wait. */
  readonly waiting: number
  /** The module that the thread runs. */
  readonly program: URL
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

const defaults: PublicationThreadOptions = {
  seconds: 60,
  megabytes: 512,
  waiting: 16,
  program: new URL(`./publication-worker.${extension}`, import.meta.url),
}

/** After how many seconds a caller who found too many waiting may try again. */
const busyFor = 5

type ResultOf<Job extends PublicationJob> = Extract<PublicationResult, { kind: Job['kind'] }>

/**
 * Composes, checks and compiles what administrators change, on a thread of its own with limits of time and memory, so
 * that nothing that they write can hold up the server. A thread that exceeds a limit is ended; the next job gets a new
 * one.
 */
export class PublicationThread {
  readonly #options: PublicationThreadOptions
  #thread: WorkThread<PublicationJob, PublicationResult> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(
    private readonly tenants: Pick<PublishedTenants, 'files' | 'assets' | 'code'>,
    options: Partial<PublicationThreadOptions> = {},
  ) {
    this.#options = { ...defaults, ...options }
  }

  /**
   * The result of a job, after those that were asked for earlier.
   *
   * @throws Refusal `forms-busy` when too many wait, `invalid` when a limit was exceeded; Error when the work failed
   */
  async do<Job extends PublicationJob>(job: Job): Promise<ResultOf<Job>> {
    if (this.#waiting >= this.#options.waiting) throw new Refusal('forms-busy', { retryAfter: busyFor })
    this.#waiting += 1
    const turn = this.#last.then(() => this.#run(job))
    this.#last = turn.catch(() => undefined)
    try {
      const result = await turn
      if (!isResultOf(job, result)) throw new Error(`The thread answered ${job.kind} with ${result.kind}.`)
      return result
    } finally {
      this.#waiting -= 1
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.stop()
  }

  async #run(job: PublicationJob): Promise<PublicationResult> {
    try {
      return await this.#openThread().run(job)
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error
      throw new Refusal('invalid', { message: { key: 'server.forms-unchecked' } })
    }
  }

  #openThread(): WorkThread<PublicationJob, PublicationResult> {
    if (this.#thread?.hasEnded === false) return this.#thread
    const { files, assets, code } = this.tenants
    const data: PublicationThreadData = { files: [...files], assets: assets && [...assets], folder: code.folder }
    this.#thread = new WorkThread(this.#options.program, this.#options, data)
    return this.#thread
  }
}

function isResultOf<Job extends PublicationJob>(job: Job, result: PublicationResult): result is ResultOf<Job> {
  return result.kind === job.kind
}
