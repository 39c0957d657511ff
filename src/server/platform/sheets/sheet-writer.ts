import { Refusal } from '../refusal.ts'
import { ThreadEndedError, WorkThread } from '../threads/work-thread.ts'
import type { ThreadLimits } from '../threads/work-thread.ts'
import type { Sheet, SheetJob } from './sheet.ts'

const program = new URL(import.meta.url.endsWith('.ts') ? './sheet-worker.ts' : './sheet-worker.js', import.meta.url)
const limits: ThreadLimits = { seconds: 120, megabytes: 384 }

/** So many rows are given to the thread at once: to copy them takes a millisecond or two. */
const slice = 2000
/** How many may wait for the one that is written, and after how many seconds a refused caller may return. */
const mostWaiting = 16
const busyFor = 10

/**
 * Writes spreadsheets, one at a time, in a thread of its own, so that the server keeps responding, and keeps the rows
 * of one table at most.
 */
export class SheetWriter {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /**
   * A table as an Excel workbook.
   *
   * @param read reads the table when its turn has come
   * @throws Refusal `documents-busy` when too many wait, `document-failed` when a limit was exceeded; and what `read`
   *   throws
   */
  async write(read: () => Promise<Sheet>): Promise<Uint8Array> {
    if (this.#waiting > mostWaiting) throw new Refusal('documents-busy', { retryAfter: busyFor })
    this.#waiting += 1
    const written = this.#last.then(async () => writeOnThread(await read()))
    this.#last = written.catch(() => undefined)
    try {
      return await written
    } finally {
      this.#waiting -= 1
    }
  }
}

async function writeOnThread({ rows, ...head }: Sheet): Promise<Uint8Array> {
  const thread = new WorkThread<SheetJob, Uint8Array>(program, limits)
  try {
    for (let at = 0; at < rows.length; at += slice) await thread.run({ rows: rows.slice(at, at + slice) })
    return await thread.run({ head })
  } catch (error) {
    throw error instanceof ThreadEndedError ? new Refusal('document-failed', { retryAfter: busyFor }) : error
  } finally {
    await thread.stop()
  }
}
