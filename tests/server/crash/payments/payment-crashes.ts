import { join } from 'node:path'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { chances } from '../../../../scripts/bench/server/load/chances.ts'
import { manyMembersTenant } from '../../../../scripts/bench/server/many-members.ts'
import { exampleOrigins } from '../../../../scripts/example-origins.ts'
import { startProductionServer } from '../../../../scripts/production-server.ts'
import { cardVariables } from '../../../../scripts/simulators/card-simulator.ts'
import { simulatorVariables } from '../../../../scripts/simulators/daraja-simulator.ts'
import { startSimulatorProcess } from '../../../../scripts/simulators/simulator-process.ts'
import type { DatabasePlace } from '../../../../src/server/platform/database/open-database.ts'
import { knownPayments } from './known-payments.ts'
import type { KnownPayment, ProviderFiles } from './known-payments.ts'
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
    readonly files: ProviderFiles
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
/** For a card page to be there again. */
const pagePatience = 20_000

/** Stages of a payment, each with what the provider then has of it. */
const stages: readonly ((known: KnownPayment | undefined) => boolean)[] = [
  () => true,
  (known) => known !== undefined,
  (known) => known?.isDecided === true,
]

/**
 * Some members press Pay, and a moment later the server or the provider is killed, in turn, and started again: for each
 * of them at another stage of the payment. A provider that starts again goes on with the requests that it has taken;
 * members who got no answer press again.
 */
export async function runPaymentCrashes(place: DatabasePlace, plan: PaymentCrashPlan): Promise<PaymentCrashRun> {
  const members = await owingMembers(place, { count: plan.kills * membersAtOnce, seed: plan.seed })
  const chance = chances(plan.seed + 1)
  const files = {
    pushes: join(place.dataFolder, 'simulator.json'),
    cards: join(place.dataFolder, 'card-simulator.json'),
  }
  const simulator = {
    SIMULATOR_FILE: files.pushes,
    SIMULATOR_CARD_FILE: files.cards,
    SIMULATOR_DELAY: String(payerDelay),
  }
  let provider = await startSimulatorProcess(simulator)
  const { port, cardPort } = provider
  const variables = {
    ...simulatorVariables(`http://127.0.0.1:${port}`, [manyMembersTenant]),
    ...cardVariables(`http://127.0.0.1:${cardPort}`, [manyMembersTenant]),
  }
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
    const isReached = () => stage?.(knownPayments(files).find(({ payer }) => payer === first.payer)) ?? true
    while (!isReached() && Date.now() < stageEnds) await pause(5)
    await pause(chance() * latestKill)
    if (kill % 2 === 0) {
      await server.kill()
      kills.server += 1
      server = await startServer()
    } else {
      await provider.kill()
      kills.provider += 1
      provider = await startSimulatorProcess({
        ...simulator,
        SIMULATOR_PORT: String(port),
        SIMULATOR_CARD_PORT: String(cardPort),
      })
    }
    await Promise.all(pressing)
    const again = paying.filter(({ pressed }) => pressed === undefined)
    await Promise.all(again.map((member) => press(server.address, member)))
  }
  const deadline = Date.now() + patience
  while (knownPayments(files).some((one) => one.isAwaited) && Date.now() < deadline) await pause(200)
  await server.kill()
  return {
    members,
    serverKills: kills.server,
    providerKills: kills.provider,
    provider: { variables, files, stop: () => provider.kill() },
  }
}

async function read(address: string, { token, payload }: OwingMember): Promise<void> {
  // A connection that is kept would lead to the server that was killed.
  const headers = { authorization: `Bearer ${token}`, connection: 'close' }
  const answer = await fetch(`${address}/api/billing/checkout?payload=${encodeURIComponent(payload)}`, { headers })
  if (!answer.ok) throw new Error(`The checkout is refused: ${await answer.text()}`)
}

/** Presses Pay, as a member does who then waits, or pays on the page to which they are led. */
async function press(address: string, member: OwingMember): Promise<void> {
  const headers = {
    authorization: `Bearer ${member.token}`,
    'content-type': 'application/json',
    connection: 'close',
  }
  const body = JSON.stringify({ payload: member.payload, ...wayOf(member) })
  const answer = await fetch(`${address}/api/billing/payments`, { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  member.pressed = answer && (answer.ok ? 'stored' : 'refused')
  const text = await answer?.text().catch(() => '')
  const led = /"id":"([^"]+)".*"page":"([^"]+)"/.exec(text ?? '')
  if (member.act === undefined || led === null) return
  const [, id = '', page = ''] = led
  await payOnPage(page, member.act)
  // They come back; where nobody is there, the provider is asked later.
  await fetch(`${address}/api/billing/payments/${id}/ask`, { method: 'POST', headers, body: '{"hasLeft":true}' })
    .then((back) => back.arrayBuffer())
    .catch(() => undefined)
}

const wayOf = ({ act, phone }: OwingMember) => (act === undefined ? { way: 'mpesa', phone } : { way: 'card' })

/** Does something on the card page, again and again while nobody answers there. */
async function payOnPage(page: string, act: string): Promise<void> {
  await pause(payerDelay)
  const end = Date.now() + pagePatience
  const send = () =>
    fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ act }),
      redirect: 'manual',
      headers: { connection: 'close' },
    })
  while ((await send().catch(() => undefined)) === undefined && Date.now() < end) await pause(payerDelay)
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
