/** The places of what a case is about, as they concern that case. All of them are counted before it moves. */
export interface PoolPlaces {
  /** The places that cases have, this one among them. */
  readonly taken: number
  /** What this case has or waits for. */
  readonly own?: { readonly takes: number; readonly waits: boolean }
  /** How many cases wait before this one, and the places that they want. Who does not wait comes after all of them. */
  readonly before: number
  readonly ahead: number
  /** Others that wait, the longest waiting first. Where many do, the first ones are enough. */
  readonly waiting: readonly WaitingCase[]
}

/** A case that waits, and how many places it wants. */
export interface WaitingCase {
  readonly id: string
  readonly takes: number
}

/** A pool of which nobody has a place. */
export const emptyPool: PoolPlaces = { taken: 0, before: 0, ahead: 0, waiting: [] }
