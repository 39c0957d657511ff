import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Job } from './job.ts'

/** Runs jobs repeatedly, each in its own loop, so that a long one does not delay the others. */
export class JobRunner {
  private readonly stopping = new AbortController()
  private loops: readonly Promise<void>[] = []

  /** @param onError called when a job could not run at all, e.g. while the database is away; it is tried again */
  constructor(
    private readonly jobs: readonly Job[],
    private readonly onError: (error: unknown, job: string) => void,
  ) {
    // Each job listens while it pauses, and may listen while it runs; Node warns of more than ten.
    setMaxListeners(2 * jobs.length, this.stopping.signal)
  }

  start(): void {
    this.loops = this.jobs.map((job) => this.loop(job))
  }

  /** Stops all loops, after the portions of work that have begun. */
  async stop(): Promise<void> {
    this.stopping.abort()
    await Promise.all(this.loops)
    for (const job of this.jobs) job.close?.()
  }

  private async loop(job: Job): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      await job.runDue(signal).catch((error: unknown) => this.onError(error, job.name))
      await setTimeout(job.pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}
