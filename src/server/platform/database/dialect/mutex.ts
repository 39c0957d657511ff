import { DatabaseAwayError } from '../database-away.ts'

/**
 * Lets one holder in at a time, in the order of asking. Between two of them the process turns to what else there is to do:
 * the embedded database never waits for anything, so that holder after holder would keep it from answering anybody.
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
