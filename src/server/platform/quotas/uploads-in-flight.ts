import { Refusal } from '../refusal.ts'

/** Who or what may send only so many uploads at once. */
export interface UploadLimit {
  /** Empty for the whole process. */
  readonly key: string
  readonly count: number
}

/** Seconds after which the next may be tried. */
const retryAfter = 5

/** Uploads that are being received by this process. */
export class UploadsInFlight {
  readonly #counts = new Map<string, number>()

  /**
   * Receives one, which counts for all the limits as long as it takes.
   *
   * @throws Refusal `too-many-uploads` before anything of it is read
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
