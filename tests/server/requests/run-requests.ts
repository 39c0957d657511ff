import type { Arbitrary } from 'fast-check'
import { describeRequest } from './raw-request.ts'
import type { RawRequest } from './raw-request.ts'
import { sendRaw } from './send-raw.ts'
import { fc } from '../../properties.ts'

export interface RequestRun {
  readonly seed: number
  readonly count: number
  /** How many requests run at once. */
  readonly atOnce: number
}

export interface RequestOutcome {
  /** The number of responses by status; 0 for connections that ended without one. */
  readonly statuses: ReadonlyMap<number, number>
  /** Requests that broke something or got no response in time, with the result. */
  readonly findings: readonly string[]
}

/** Milliseconds until a request counts as hung. */
const patience = 10_000
/** How many requests are generated at once. */
const batch = 500

/** Sends generated requests to a server on this machine. The same seed and surroundings give the same requests. */
export async function runRequests(
  port: number,
  requests: Arbitrary<RawRequest>,
  { seed, count, atOnce }: RequestRun,
): Promise<RequestOutcome> {
  const statuses = new Map<number, number>()
  const findings: string[] = []
  for (let sent = 0; sent < count; sent += batch) {
    const numRuns = Math.min(batch, count - sent)
    const queue = fc.sample(requests, { seed: seed + sent, numRuns }).values()
    const worker = async (): Promise<void> => {
      for (const request of queue) {
        const { status = 0, hung, text } = await sendRaw(port, request, patience)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (hung || isFault(status))
          findings.push(`${hung ? 'hung' : status} ${describeRequest(request)}\n    → ${text}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  return { statuses, findings }
}

/** No response, or a server error; 503 only means that it is busy. */
const isFault = (status: number): boolean => status === 0 || (status >= 500 && status !== 503)
