import { DatabaseAwayError } from '../database-away.ts'

/**
 * Lets one holder in at a time, in the order of their requests. It yields to the event loop between two holders, even
 * if the second asks only after the first has left: the embedded database never waits for input or output, so that
 * holders in a row would keep the process from answering requests.
 */
export class Mutex {
  private readonly waiting: (() => void)[] = []
  private held = false
  /** Whether somebody has left in this turn of the event loop. */
  private wasHeld = false

  /** Throws `DatabaseAwayError` when its turn does not come within some milliseconds. */
  async acquire(patience: number): Promise<void> {
    if (!this.held) {
      this.held = true
      if (this.wasHeld) await new Promise<void>((resolve) => setImmediate(resolve))
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
    if (next) return next()
    this.held = false
    this.wasHeld = true
    setImmediate(() => (this.wasHeld = false))
  }
}
