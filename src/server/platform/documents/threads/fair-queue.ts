/** How many items may wait: of one owner, and of all together. */
export interface QueueLimits {
  readonly ofOwner: number
  readonly together: number
}

/**
 * A queue in which owners take turns, so that one with many items does not keep the others waiting. Each owner may
 * always have one item waiting: a queue that others filled is never full for a newcomer.
 */
export class FairQueue<Item> {
  readonly #limits: QueueLimits
  /** Owners with something waiting, in the order of their turns. */
  readonly #waiting = new Map<string, Item[]>()
  #count = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Adds an item; false where there is no room for it. */
  add(owner: string, item: Item): boolean {
    const own = this.#waiting.get(owner)
    const isFull = this.#count >= this.#limits.together || (own?.length ?? 0) >= this.#limits.ofOwner
    if (own && isFull) return false
    if (own) own.push(item)
    else this.#waiting.set(owner, [item])
    this.#count += 1
    return true
  }

  /** Removes and returns the next item. Its owner's next turn comes after all other owners. */
  next(): Item | undefined {
    const [turn] = this.#waiting
    if (turn === undefined) return undefined
    const [owner, [item, ...rest]] = turn
    this.#waiting.delete(owner)
    if (rest.length > 0) this.#waiting.set(owner, rest)
    this.#count -= 1
    return item
  }
}
