import { DatabaseAwayError } from '../database-away.ts'

/**
 * Lets one holder in at a time, in the order of their requests. It yields to the event loop between two holders: the
 * embedded database never waits for input or output, so that holders in a row would keep the process from answering
 * requests.
 */
export class Mutex {
  private readonly waiting: (() => void)[] = []
  private held = false

  /** Throws `DatabaseAwayError` when its turn does not come within some milliseconds. */
  async acquire(patience: number): Promise<void> {
    if (!this.held) {
      this.held = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer)
        setImmediate(resolve)
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1)
        reject(new DatabaseAwayError())
      }, patience)
      this.waiting.push(enter)
    })
  }

  release(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.held = false
  }
}
