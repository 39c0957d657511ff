import { fork } from 'node:child_process'
import type { ChildProcess, Serializable } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Check } from 'typebox/value'
import { BarePort, LoadOutcome } from './messages.ts'
import type { BareAnswer, LoadPlan } from './messages.ts'

/** A server whose load is measured. */
export interface Measured {
  readonly name: string
  readonly port: number
  /** The id of its process. */
  readonly pid: number
  readonly tokens: readonly string[]
  stop(): Promise<void>
}

const start = (file: string): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--import', 'tsx'], serialization: 'advanced' })

/** The next message of a process. @throws Error when it ends instead */
async function answerOf(child: ChildProcess, sent: Serializable): Promise<unknown> {
  const answered = once(child, 'message')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended with ${String(code)}.`)
  })
  child.send(sent)
  const [message]: unknown[] = await Promise.race([answered, ended])
  return message
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** Runs a load in its own process. */
export async function runLoad(plan: LoadPlan): Promise<LoadOutcome> {
  const child = start('generator.ts')
  try {
    const outcome = await answerOf(child, plan)
    if (!Check(LoadOutcome, outcome)) throw new Error('A load gave no outcome.')
    return outcome
  } finally {
    await end(child)
  }
}

/** Starts the bare server with the responses to send. */
export async function startBareServer(answers: readonly BareAnswer[], tokens: readonly string[]): Promise<Measured> {
  const child = start('bare-server.ts')
  const stop = () => end(child)
  const response = await answerOf(child, [...answers])
  if (!Check(BarePort, response)) throw new Error('The bare server did not start.')
  return { name: 'bare Fastify', port: response.port, pid: child.pid ?? 0, tokens, stop }
}
