import { Worker } from 'node:worker_threads'
import type { PdfJob, PdfJobResult } from './pdf-job.ts'

export interface ThreadLimits {
  /** The longest time for one document. */
  readonly seconds: number
  /** The largest heap of the thread. Decoded pictures are outside of the heap: `printablePicture` limits them. */
  readonly megabytes: number
}

/** The thread gave no result: it took too long, needed too much memory, or crashed. It cannot be used again. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError'
}

/** A thread that draws one document at a time. */
export class PdfThread {
  readonly #worker: Worker
  readonly #limits: ThreadLimits
  #settle: ((answer: PdfJobResult | Error) => void) | undefined
  #hasEnded = false

  /** @param program the module that the thread runs; it responds to each `PdfJob` with a `PdfJobResult` */
  constructor(program: URL, limits: ThreadLimits) {
    this.#limits = limits
    this.#worker = startWorker(program, limits.megabytes)
    this.#worker.unref()
    this.#worker.on('message', (answer: PdfJobResult) => this.#settle?.(answer))
    this.#worker.on('error', (failure) => this.#end(failure.message))
    this.#worker.on('exit', () => this.#end('it ended'))
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /**
   * The document as a PDF. A thread that is idle keeps no process alive.
   *
   * @throws ThreadEndedError, or Error for a document that cannot be drawn
   */
  async draw(job: PdfJob): Promise<Uint8Array> {
    const answer = await new Promise<PdfJobResult | Error>((resolve) => {
      const timer = setTimeout(() => void this.stop('it took too long'), this.#limits.seconds * 1000)
      this.#settle = (settled) => {
        clearTimeout(timer)
        this.#settle = undefined
        this.#worker.unref()
        resolve(settled)
      }
      this.#worker.ref()
      if (this.#hasEnded) this.#end('it ended')
      else this.#worker.postMessage(job, [])
    })
    if (answer instanceof Error) throw answer
    if (!answer.content) throw new Error(answer.failure)
    return answer.content
  }

  /** Ends the thread at once, even while it draws. */
  async stop(why = 'it was stopped'): Promise<void> {
    this.#end(why)
    await this.#worker.terminate()
  }

  #end(why: string): void {
    this.#hasEnded = true
    this.#settle?.(new ThreadEndedError(`The thread that draws documents gave no answer: ${why}.`))
  }
}

/** From source the thread has to load TypeScript first. The built server has the program beside it as JavaScript. */
const fromSource = `
const { workerData } = require('node:worker_threads')
import('tsx/esm/api').then(({ register }) => {
  register()
  return import(workerData)
})
`

function startWorker(program: URL, megabytes: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: Math.ceil(megabytes / 8) }
  return program.pathname.endsWith('.ts')
    ? new Worker(fromSource, { eval: true, workerData: program.href, resourceLimits })
    : new Worker(program, { resourceLimits })
}
