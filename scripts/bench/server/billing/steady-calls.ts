import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { makeCall } from '../call.ts'

/** One call begins so often, whether those before were answered or not; milliseconds. */
const apart = 40
/** What members read most. */
const paths = ['dashboard', 'profile', 'auth/user', 'profile/contact', 'billing/balance', 'notifications']

/** How long calls took, in milliseconds, and how many were refused. */
export interface SteadyCalls {
  readonly taken: readonly number[]
  readonly refused: number
}

/** Makes ordinary calls of members at a low, steady rate while some work is done. */
export async function callMeanwhile(
  port: number,
  tokens: readonly string[],
  work: Promise<unknown>,
): Promise<SteadyCalls> {
  const agent = new Agent({ keepAlive: true })
  const sent: Promise<{ readonly status: number; readonly took: number }>[] = []
  const state = { over: false }
  const end = () => (state.over = true)
  work.then(end, end)
  try {
    const began = performance.now()
    for (let nth = 0; !state.over; nth += 1) {
      const path = paths[nth % paths.length] ?? ''
      const token = tokens[Math.floor(nth / paths.length) % tokens.length] ?? ''
      sent.push(makeCall(agent, port, { method: 'GET', path, token, caller: nth }))
      await setTimeout(Math.max(0, began + (nth + 1) * apart - performance.now()))
    }
    await work
    const answers = await Promise.all(sent)
    return { taken: answers.map(({ took }) => took), refused: answers.filter(({ status }) => status !== 200).length }
  } finally {
    await Promise.allSettled(sent)
    agent.destroy()
  }
}
