/** How many may wait: of one owner, and of all together. */
export interface QueueLimits {
  readonly ofOwner: number
  readonly together: number
}

/**
 * What waits, by whom it is for. Owners take turns, so that one who asks for much does not keep others waiting; each may
 * always have one waiting, so that a queue which others filled is never full for somebody new.
 */
export class FairQueue<Item> {
  readonly #limits: QueueLimits
  /** Owners with something waiting, in the order of their turns. */
  readonly #waiting = new Map<string, Item[]>()
  #count = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Lets an item wait for its owner's turn; false where there is no room for it. */
  add(owner: string, item: Item): boolean {
    const own = this.#waiting.get(owner)
    const isFull = this.#count >= this.#limits.together || (own?.length ?? 0) >= this.#limits.ofOwner
    if (own && isFull) return false
    if (own) own.push(item)
    else this.#waiting.set(owner, [item])
    this.#count += 1
    return true
  }

  /** Takes the next out; its owner's next turn comes after everybody else's. */
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
