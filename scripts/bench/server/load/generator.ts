/** The process that sends the requests of a load, so that it does not use time on the server's event loop. */
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { Check } from 'typebox/value'
import { makeCall } from '../call.ts'
import type { Call } from '../call.ts'
import { chances } from './chances.ts'
import { LoadPlan } from './messages.ts'
import type { LoadOutcome } from './messages.ts'
import { visitAt } from './visits.ts'
import type { Kind, Visitor } from './visits.ts'

/** As many connections as browsers open to one server. */
const connections = 6

process.on('message', (plan) => {
  if (!Check(LoadPlan, plan)) throw new Error('This is no plan of a load.')
  void run(plan).then((outcome) => process.send?.(outcome))
})

async function run(plan: LoadPlan): Promise<LoadOutcome> {
  const times: Record<string, number[]> = {}
  const refused: string[] = []
  const note = (kind: Kind, took: number): void => void (times[kind] ??= []).push(took)
  const began = performance.now()
  const until = began + plan.seconds * 1000
  await Promise.all(plan.tokens.map((token, number) => visit({ plan, token, number, until, note, refused })))
  return { times, refused, seconds: (performance.now() - began) / 1000 }
}

interface Stay {
  readonly plan: LoadPlan
  readonly token: string
  readonly number: number
  readonly until: number
  readonly note: (kind: Kind, took: number) => void
  readonly refused: string[]
}

async function visit(stay: Stay): Promise<void> {
  const { plan, number, until } = stay
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const next = chances(plan.seed * 1000 + number)
  const visitor = visitorOf(stay, agent)
  try {
    // Members do not all start at the same moment.
    await setTimeout(next() * plan.pause)
    while (performance.now() < until) {
      await visitAt(next())(visitor)
      await setTimeout((0.5 + next()) * plan.pause)
    }
  } finally {
    agent.destroy()
  }
}

function visitorOf({ plan, token, number, note, refused }: Stay, agent: Agent): Visitor {
  const { port, password } = plan
  const call = async (kind: Kind, made: Call) => {
    const answer = await makeCall(agent, port, made)
    note(kind, answer.took)
    if (answer.status !== 200) refused.push(`${made.method} ${made.path}: ${answer.status} ${answer.body.toString()}`)
    return answer
  }
  return { number, token, password, call }
}
