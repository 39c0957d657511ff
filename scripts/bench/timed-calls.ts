import { median } from './bench-row.ts'

/** How often a call is timed. */
export interface Rounds {
  readonly rounds: number
  readonly callsARound: number
}

/**
 * The median time of a call over some rounds, in microseconds.
 *
 * @param call its number depends on its work, so that no compiler can leave the work out
 * @throws Error when a call returned no number
 */
export function timedCalls({ rounds, callsARound }: Rounds, call: () => number): number {
  let sum = 0
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now()
    for (let i = 0; i < callsARound; i += 1) sum += call()
    return ((performance.now() - started) * 1000) / callsARound
  })
  if (Number.isNaN(sum)) throw new Error('A call gave no number')
  return median(times)
}
