/** The places of what a case is about, as they concern that case. All of them are counted before it moves. */
export interface PoolPlaces {
  /** The places that cases have, this one among them. */
  readonly taken: number
  /** What this case has or waits for. */
  readonly own?: { readonly takes: number; readonly waits: boolean }
  /** The cases that wait before this one, by how many places each wants. Who does not wait comes after all. */
  readonly ahead: readonly WaitingGroup[]
  /** Others that wait, the longest waiting first. Where many want the same number, the first of them are enough. */
  readonly waiting: readonly WaitingCase[]
}

/** Cases that wait and want as many places each. */
export interface WaitingGroup {
  readonly takes: number
  readonly cases: number
}

/** A case that waits, and how many places it wants. */
export interface WaitingCase {
  readonly id: string
  readonly takes: number
}

/** A pool of which nobody has a place. */
export const emptyPool: PoolPlaces = { taken: 0, ahead: [], waiting: [] }
