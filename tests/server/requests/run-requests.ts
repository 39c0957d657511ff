import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { describeRequest } from './raw-request.ts'
import type { RawRequest } from './raw-request.ts'
import { sendRaw } from './send-raw.ts'

export interface RequestRun {
  readonly seed: number
  readonly count: number
  /** How many are on their way at a time. */
  readonly atOnce: number
}

export interface RequestOutcome {
  /** How many were answered with each status; 0 where the connection ended without an answer. */
  readonly statuses: ReadonlyMap<number, number>
  /** The requests that broke something or were not answered in time, and what came of them. */
  readonly findings: readonly string[]
}

/** Milliseconds until a request counts as hung. */
const patience = 10_000
/** How many are made before they are sent. */
const batch = 500

/** Sends generated requests to a server on this machine; the same seed makes the same requests of the same surroundings. */
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

/** No answer, or one that says that the server is at fault; 503 says that it is busy. */
const isFault = (status: number): boolean => status === 0 || (status >= 500 && status !== 503)
