interface Reading<Value> {
  readonly value: Promise<Value>
  readonly startedAt: number
}

/** Values that were read a short time ago, by key: simultaneous and repeated requests read each of them once. */
export class RecentReads<Value> {
  private readonly readings = new Map<string, Reading<Value>>()

  /**
   * @param fresh how long a value is used again; milliseconds
   * @param most how many values are kept; the oldest makes room
   * @param clock a monotonic clock; milliseconds
   */
  constructor(
    private readonly fresh: number,
    private readonly most: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The value of a key. A reading that fails is not kept. */
  read(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.readings.get(key)
    if (known && this.clock() - known.startedAt < this.fresh) return known.value
    const reading = { value: work(), startedAt: this.clock() }
    this.readings.delete(key)
    this.readings.set(key, reading)
    const [oldest] = this.readings.keys()
    if (this.readings.size > this.most && oldest !== undefined) this.readings.delete(oldest)
    reading.value.catch(() => {
      if (this.readings.get(key) === reading) this.readings.delete(key)
    })
    return reading.value
  }
}
