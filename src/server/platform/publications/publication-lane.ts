import type { WorkThread } from '../threads/work-thread.ts'
import type { PublicationJob, PublicationResult } from './publication-job.ts'

type Thread = WorkThread<PublicationJob, PublicationResult>

/** Jobs that one thread does, one after the other. A thread that ended is followed by a new one. */
export class PublicationLane {
  #thread: Thread | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(private readonly open: () => Thread) {}

  /** How many jobs are not done, with the one that is under way. */
  get waiting(): number {
    return this.#waiting
  }

  /**
   * The result of a job, after those that were asked for earlier.
   *
   * @throws ThreadEndedError; Error with the reason why the job could not be done
   */
  async run(job: PublicationJob): Promise<PublicationResult> {
    this.#waiting += 1
    const turn = this.#last.then(() => this.#opened().run(job))
    this.#last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.stop()
  }

  #opened(): Thread {
    if (this.#thread === undefined || this.#thread.hasEnded) this.#thread = this.open()
    return this.#thread
  }
}
