import { Worker } from 'node:worker_threads'
import type { PdfJob, PdfJobAnswer } from './pdf-job.ts'
import type { DocumentBrand, PrintedDocument } from './printed-document.ts'

type Waiting = { readonly resolve: (content: Uint8Array) => void; readonly reject: (failure: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let jobs = 0

/**
 * The document as a tagged PDF in the organisation's look (see `drawPdf`), made on a thread of its own: a long one takes
 * some tenths of a second, in which the server goes on answering.
 *
 * @throws Error when it cannot be drawn
 */
export async function renderPdf(document: PrintedDocument, brand: DocumentBrand): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker()
    worker.ref()
    jobs += 1
    waiting.set(jobs, { resolve, reject })
    const job: PdfJob = { id: jobs, document, brand }
    worker.postMessage(job, [])
  })
}

/** From source the thread has to be taught TypeScript first; the built server has it beside itself as JavaScript. */
const fromSource = `
const { workerData } = require('node:worker_threads')
import('tsx/esm/api').then(({ register }) => {
  register()
  return import(workerData)
})
`

function startWorker(): Worker {
  const started = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource, { eval: true, workerData: new URL('./pdf-worker.ts', import.meta.url).href })
    : new Worker(new URL('./pdf-worker.js', import.meta.url))
  started.on('message', (answer: PdfJobAnswer) => settle(started, answer))
  started.on('error', (failure) => fail(started, failure))
  started.on('exit', () => fail(started, new Error('The thread that draws documents ended.')))
  return started
}

/** An idle thread keeps no process alive. */
function settle(from: Worker, { id, content, failure }: PdfJobAnswer): void {
  const job = waiting.get(id)
  waiting.delete(id)
  if (waiting.size === 0) from.unref()
  if (content) job?.resolve(content)
  else job?.reject(new Error(failure))
}

/** A thread that broke is replaced when the next document is asked for. */
function fail(from: Worker, failure: Error): void {
  if (worker !== from) return
  worker = undefined
  for (const job of waiting.values()) job.reject(failure)
  waiting.clear()
}
