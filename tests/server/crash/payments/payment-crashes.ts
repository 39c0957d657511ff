import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chances } from '../../../../scripts/bench/server/load/chances.ts'
import { manyMembersTenant } from '../../../../scripts/bench/server/many-members.ts'
import { exampleOrigins } from '../../../../scripts/example-origins.ts'
import { startProductionServer } from '../../../../scripts/production-server.ts'
import { simulatorVariables } from '../../../../scripts/simulators/daraja-simulator.ts'
import { pushesIn } from '../../../../scripts/simulators/kept-pushes.ts'
import type { Push } from '../../../../scripts/simulators/send-callback.ts'
import { startSimulatorProcess } from '../../../../scripts/simulators/simulator-process.ts'
import type { DatabasePlace } from '../../../../src/server/platform/database/open-database.ts'
import { owingMembers } from './owing-members.ts'
import type { OwingMember } from './owing-members.ts'

export interface PaymentCrashPlan {
  readonly kills: number
  /** The seed of the kills' times and of what payers do. */
  readonly seed: number
}

/** What members observed while server and provider were killed, one after the other, each within a payment. */
export interface PaymentCrashRun {
  readonly members: readonly OwingMember[]
  readonly serverKills: number
  readonly providerKills: number
  /** Where the provider still is, with what it knows. */
  readonly provider: {
    readonly variables: Readonly<Record<string, string>>
    readonly file: string
    stop(): Promise<void>
  }
}

/** How many members pay at once, each within this time of the first; milliseconds. */
export const membersAtOnce = 3
const apart = 250
/** How long a payer takes, and how long after a stage of the first payment a kill may come; milliseconds. */
const payerDelay = 150
const latestKill = 300
/** For a stage to be reached, and for payers who are still at it when the last kill is over; milliseconds. */
const stagePatience = 5000
const patience = 60_000

/** Stages of a payment, each with what the provider then has of it. */
const stages: readonly ((push: Push | undefined) => boolean)[] = [
  () => true,
  (push) => push !== undefined,
  (push) => push?.code !== undefined,
]

/**
 * Some members press Pay, and a moment later the server or the provider is killed, in turn, and started again: for each
 * of them at another stage of the payment. A provider that starts again goes on with the requests that it has taken;
 * members who got no answer press again.
 */
export async function runPaymentCrashes(place: DatabasePlace, plan: PaymentCrashPlan): Promise<PaymentCrashRun> {
  const members = await owingMembers(place, { count: plan.kills * membersAtOnce, seed: plan.seed })
  const chance = chances(plan.seed + 1)
  const file = join(place.dataFolder, 'simulator.json')
  const simulator = { SIMULATOR_FILE: file, SIMULATOR_DELAY: String(payerDelay) }
  let provider = await startSimulatorProcess(simulator)
  const { port } = provider
  const variables = simulatorVariables(`http://127.0.0.1:${port}`, [manyMembersTenant])
  const serverPort = await freePort()
  const origins = `${exampleOrigins()},${manyMembersTenant}=http://${manyMembersTenant}.localhost:${serverPort}`
  const startServer = () => startProductionServer(place, { ...variables, PORT: String(serverPort), ORIGINS: origins })
  let server = await startServer()
  const kills = { server: 0, provider: 0 }
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const paying = members.slice(kill * membersAtOnce, (kill + 1) * membersAtOnce)
    const [first] = paying
    if (first === undefined) break
    // They have seen the checkout before they press.
    await read(server.address, first)
    const { address } = server
    const pressing = paying.map((member) =>
      pause(member === first ? 0 : chance() * apart).then(() => press(address, member)),
    )
    const stage = stages[Math.floor(chance() * stages.length)]
    const stageEnds = Date.now() + stagePatience
    const isReached = () => stage?.(knownPushes(file).find(({ phone }) => phone === first.phone)) ?? true
    while (!isReached() && Date.now() < stageEnds) await pause(5)
    await pause(chance() * latestKill)
    if (kill % 2 === 0) {
      await server.kill()
      kills.server += 1
      server = await startServer()
    } else {
      await provider.kill()
      kills.provider += 1
      provider = await startSimulatorProcess({ ...simulator, SIMULATOR_PORT: String(port) })
    }
    await Promise.all(pressing)
    const again = paying.filter(({ pressed }) => pressed === undefined)
    await Promise.all(again.map((member) => press(server.address, member)))
  }
  const deadline = Date.now() + patience
  while (knownPushes(file).some(({ code }) => code === undefined) && Date.now() < deadline) await pause(200)
  await server.kill()
  return {
    members,
    serverKills: kills.server,
    providerKills: kills.provider,
    provider: { variables, file, stop: () => provider.kill() },
  }
}

/** What the provider knows; nothing before the first request. */
const knownPushes = (file: string): readonly Push[] => (existsSync(file) ? pushesIn(file) : [])

async function read(address: string, { token, payload }: OwingMember): Promise<void> {
  // A connection that is kept would lead to the server that was killed.
  const headers = { authorization: `Bearer ${token}`, connection: 'close' }
  const answer = await fetch(`${address}/api/billing/checkout?payload=${encodeURIComponent(payload)}`, { headers })
  if (!answer.ok) throw new Error(`The checkout is refused: ${await answer.text()}`)
}

/** Presses Pay, as a member does who then waits. */
async function press(address: string, member: OwingMember): Promise<void> {
  const headers = {
    authorization: `Bearer ${member.token}`,
    'content-type': 'application/json',
    connection: 'close',
  }
  const body = JSON.stringify({ payload: member.payload, way: 'mpesa', phone: member.phone })
  const answer = await fetch(`${address}/api/billing/payments`, { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  member.pressed = answer && (answer.ok ? 'stored' : 'refused')
  await answer?.arrayBuffer().catch(() => undefined)
}

/** A port that is free now: the provider's messages have to find the server again after each kill. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address()
      probe.close(() => resolve(typeof found === 'object' && found !== null ? found.port : 0))
    })
  })
}
