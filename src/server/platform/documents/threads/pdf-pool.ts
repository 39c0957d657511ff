import { availableParallelism } from 'node:os'
import { Refusal } from '../../refusal.ts'
import type { DocumentBrand, PrintedDocument } from '../../../../engine/printing/printed-document.ts'
import type { PdfSeal } from '../pdf/seal-pdf.ts'
import { FairQueue } from './fair-queue.ts'
import type { QueueLimits } from './fair-queue.ts'
import type { PdfJob } from './pdf-job.ts'
import { ThreadEndedError, WorkThread } from '../../threads/work-thread.ts'
import type { ThreadLimits } from '../../threads/work-thread.ts'

export interface PdfPoolOptions extends ThreadLimits {
  readonly threads: number
  /** How many documents may wait for a thread: of one organisation, and of all. */
  readonly waiting: QueueLimits
  /** The module that the threads run. */
  readonly program: URL
}

/** A thread that draws one document at a time. */
type PdfThread = WorkThread<PdfJob, Uint8Array>

/** One core is left for the requests. */
const defaults: PdfPoolOptions = {
  threads: Math.max(1, Math.min(3, availableParallelism() - 1)),
  seconds: 30,
  megabytes: 256,
  waiting: { ofOwner: 16, together: 64 },
  program: new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url),
}

/** After how many seconds a caller who found the queue full may try again. */
const busyFor = 10

interface Waiting {
  readonly job: PdfJob
  readonly resolve: (content: Uint8Array) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Draws documents on a few threads of their own, so that the server keeps responding. A thread that exceeds its limit
 * of time or memory is ended, and the next document gets a fresh one. Organisations take turns.
 */
export class PdfPool {
  readonly #options: PdfPoolOptions
  readonly #queue: FairQueue<Waiting>
  readonly #idle: PdfThread[] = []
  readonly #busy = new Set<PdfThread>()
  #isClosed = false

  constructor(options: Partial<PdfPoolOptions> = {}) {
    this.#options = { ...defaults, ...options }
    this.#queue = new FairQueue(this.#options.waiting)
  }

  /**
   * The document as a tagged PDF in the organisation's brand (see `drawPdf`), sealed if a seal is given.
   *
   * @param tenant the id of the organisation, for its turn
   * @throws Refusal `documents-busy` when too many wait, `document-failed` when a limit was exceeded; Error when the
   *   document cannot be drawn
   */
  async draw(tenant: string, document: PrintedDocument, brand: DocumentBrand, seal?: PdfSeal): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const waiting = { job: { document, brand, ...(seal && { seal }) }, resolve, reject }
      const isTaken = !this.#isClosed && this.#queue.add(tenant, waiting)
      if (!isTaken) reject(new Refusal('documents-busy', { retryAfter: busyFor }))
      this.#work()
    })
  }

  /** Ends all threads and refuses the requests that still wait. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (let waiting = this.#queue.next(); waiting; waiting = this.#queue.next()) {
      waiting.reject(new Refusal('documents-busy', { retryAfter: busyFor }))
    }
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.stop()))
  }

  #work(): void {
    while (this.#busy.size < this.#options.threads) {
      const waiting = this.#queue.next()
      if (!waiting) return
      const thread = this.#idleThread()
      this.#busy.add(thread)
      void this.#drawOn(thread, waiting)
    }
  }

  #idleThread(): PdfThread {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) if (!thread.hasEnded) return thread
    return new WorkThread(this.#options.program, this.#options)
  }

  async #drawOn(thread: PdfThread, { job, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve(await thread.run(job))
    } catch (error) {
      reject(error instanceof ThreadEndedError ? new Refusal('document-failed', { retryAfter: busyFor }) : error)
    }
    this.#busy.delete(thread)
    if (!thread.hasEnded) this.#idle.push(thread)
    this.#work()
  }
}
