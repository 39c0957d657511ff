import { Refusal } from '../refusal.ts'

/** A limit of simultaneous uploads. */
export interface UploadLimit {
  /** Whose limit it is; empty for the whole process. */
  readonly key: string
  readonly count: number
}

/** After how many seconds the caller may try again. */
const retryAfter = 5

/** Counts the uploads that this process is receiving. */
export class UploadsInFlight {
  readonly #counts = new Map<string, number>()

  /**
   * Receives an upload, which counts towards all the limits until it ends.
   *
   * @throws Refusal `too-many-uploads` before any of it is read
   */
  async receive<Result>(limits: readonly UploadLimit[], work: () => Promise<Result>): Promise<Result> {
    if (limits.some(({ key, count }) => this.#count(key) >= count))
      throw new Refusal('too-many-uploads', { retryAfter })
    for (const { key } of limits) this.#counts.set(key, this.#count(key) + 1)
    try {
      return await work()
    } finally {
      for (const { key } of limits) this.#giveBack(key)
    }
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  #giveBack(key: string): void {
    const left = this.#count(key) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }
}
