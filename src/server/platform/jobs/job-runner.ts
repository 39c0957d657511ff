import { setTimeout } from 'node:timers/promises'
import type { Job } from './job.ts'

/** Runs jobs again and again, each in a loop of its own, so that a long one holds up no other. */
export class JobRunner {
  private readonly stopping = new AbortController()
  private loops: readonly Promise<void>[] = []

  /** @param onError called when a job could not be worked on at all, e.g. while the database is away; it is tried again */
  constructor(
    private readonly jobs: readonly Job[],
    private readonly onError: (error: unknown, job: string) => void,
  ) {}

  start(): void {
    this.loops = this.jobs.map((job) => this.loop(job))
  }

  /** Ends after the portions of work that are being done. */
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
