import { Agent } from 'node:http'
import { makePasswordHasher } from '../../../src/server/platform/secrets/password-hasher.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { startProductionServer } from '../../production-server.ts'
import { percentile } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { beginEveryCase } from './begin-every-case.ts'
import { jsonBody } from './bodies.ts'
import { makeCall } from './call.ts'
import type { Call } from './call.ts'
import { emailOf, makeManyMembers } from './many-members.ts'
import { neutralTenant } from './neutral-tenant.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

const members = 500
const password = 'Bench#2026'
/** Connections that only sign in: more than the hashing pool handles at a time. */
const signingIn = 50
/** Connections of signed-in members, and how long each waits between two calls; milliseconds. */
const others = 8
const pause = 40
const seconds = { warmUp: 2, measured: 10 }
const limit = 100

/** Signs in as fast as the server responds, and measures how long other calls take meanwhile. */
export const signInsBench: Bench = {
  name: 'sign-ins',
  title: `Sign-ins over ${signingIn} connections, and other calls over ${others} meanwhile`,
  run: async () => {
    const tenant = await neutralTenant()
    return onEachDatabase((database) => measure(database, tenant))
  },
}

async function measure({ name, place }: BenchDatabase, tenant: PublishedTenant): Promise<BenchRow[]> {
  const database = await openDatabase(place)
  const hasher = await makePasswordHasher()
  const tokens = await makeManyMembers(database, members, new Date(), { passwordHash: await hasher.hash(password) })
  await beginEveryCase(database, tenant)
  await database.close()
  // Each sign-in comes from its own address, which avoids the limit by address.
  const server = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
  try {
    await load(server.port, tokens, seconds.warmUp)
    const { signIns, calls } = await load(server.port, tokens, seconds.measured)
    const p99 = percentile(calls, 0.99)
    return [
      { label: `${name}: sign-ins`, value: signIns.length / seconds.measured, unit: '/s' },
      { label: `${name}: sign-in p50`, value: percentile(signIns, 0.5), unit: 'ms' },
      { label: `${name}: other calls p50`, value: percentile(calls, 0.5), unit: 'ms' },
      { label: `${name}: other calls p99`, value: p99, unit: 'ms', target: `< ${limit} ms`, met: p99 < limit },
    ]
  } finally {
    await server.stop()
  }
}

/** How long each sign-in and each other call took; milliseconds. */
interface Times {
  readonly signIns: readonly number[]
  readonly calls: readonly number[]
}

async function load(port: number, tokens: readonly string[], duration: number): Promise<Times> {
  const until = performance.now() + duration * 1000
  const agent = new Agent({ keepAlive: true, maxSockets: signingIn + others })
  const [signIns, calls]: [number[], number[]] = [[], []]
  let nth = 0
  const signer = async (): Promise<void> => {
    while (performance.now() < until) {
      nth += 1
      const email = emailOf(nth % members)
      signIns.push(
        await timed(agent, port, { method: 'POST', path: 'auth/login', caller: nth, ...jsonBody({ email, password }) }),
      )
    }
  }
  const caller = async (_none: undefined, id: number): Promise<void> => {
    for (let i = id; performance.now() < until; i += others) {
      const path = i % 2 === 0 ? 'auth/user' : 'profile/contact'
      calls.push(await timed(agent, port, { method: 'GET', path, caller: i, token: tokens[i % tokens.length] ?? '' }))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    const signers = Array.from({ length: signingIn }, signer)
    await Promise.all([...signers, ...Array.from({ length: others }, caller)])
    return { signIns, calls }
  } finally {
    agent.destroy()
  }
}

/** Milliseconds until the response arrives. Throws when the server refuses. */
async function timed(agent: Agent, port: number, call: Call): Promise<number> {
  const { status, took } = await makeCall(agent, port, call)
  if (status !== 200) throw new Error(`${call.path} was answered with ${status}.`)
  return took
}
