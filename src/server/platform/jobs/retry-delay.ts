const first = 30_000
const longest = 3_600_000

/** Milliseconds to wait after an attempt, by its number from 1: doubling from half a minute up to an hour. */
export const retryDelay = (attempt: number): number => Math.min(first * 2 ** (attempt - 1), longest)
