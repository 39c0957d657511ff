import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** The longest time for one piece of work. */
  readonly seconds: number
  /** The largest heap of the thread. What is outside of the heap, such as a decoded picture, the work limits itself. */
  readonly megabytes: number
}

/** What a thread's program responds to each piece of work. */
export type ThreadAnswer<Result> = { readonly result: Result } | { readonly failure: string }

/** The thread gave no result: it took too long, needed too much memory, or crashed. It cannot be used again. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError'
}

/** A thread that does one piece of work at a time. A thread that is idle keeps no process alive. */
export class WorkThread<Job, Result> {
  readonly #worker: Worker
  readonly #limits: ThreadLimits
  #settle: ((answer: ThreadAnswer<Result> | Error) => void) | undefined
  #hasEnded = false

  /**
   * @param program the module that the thread runs; it responds to each job with a `ThreadAnswer`
   * @param data what its `threadData` returns
   */
  constructor(program: URL, limits: ThreadLimits, data?: unknown) {
    this.#limits = limits
    this.#worker = startWorker(program, limits.megabytes, data)
    this.#worker.unref()
    this.#worker.on('message', (answer: ThreadAnswer<Result>) => this.#settle?.(answer))
    this.#worker.on('error', (failure) => this.#end(failure.message))
    this.#worker.on('exit', () => this.#end('it ended'))
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /**
   * The result of a piece of work.
   *
   * @throws ThreadEndedError; Error with the reason why the work could not be done
   */
  async run(job: Job): Promise<Result> {
    const answer = await new Promise<ThreadAnswer<Result> | Error>((resolve) => {
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
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.result
  }

  /** Ends the thread at once, even while it works. */
  async stop(why = 'it was stopped'): Promise<void> {
    this.#end(why)
    await this.#worker.terminate()
  }

  #end(why: string): void {
    this.#hasEnded = true
    this.#settle?.(new ThreadEndedError(`The thread gave no answer: ${why}.`))
  }
}

/** From source the thread has to load TypeScript first. The built server has the program beside it as JavaScript. */
const fromSource = `
const { workerData } = require('node:worker_threads')
import('tsx/esm/api').then(({ register }) => {
  register()
  return import(workerData.program)
})
`

function startWorker(program: URL, megabytes: number, data: unknown): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: Math.ceil(megabytes / 8) }
  const workerData = { program: program.href, data }
  return program.pathname.endsWith('.ts')
    ? new Worker(fromSource, { eval: true, workerData, resourceLimits })
    : new Worker(program, { workerData, resourceLimits })
}
