import { setTimeout } from 'node:timers/promises'

/**
 * Does a small portion of a job's work, then leaves the server and its database the time for the requests of people: as
 * long again as the portion took, times `rest`.
 */
export async function withRest<Result>(rest: number, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  await setTimeout((performance.now() - began) * rest)
  return result
}
