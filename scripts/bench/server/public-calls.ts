import { Agent } from 'node:http'
import { calls } from '../../../src/contract/calls.ts'
import type { Call as Definition } from '../../../src/contract/define-call.ts'
import { encodeText } from '../../../src/engine/format/base64-text.ts'
import { saveMembers } from '../../../src/server/members/members.ts'
import type { NewMember } from '../../../src/server/members/members.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { startProductionServer } from '../../production-server.ts'
import type { ServerProcess } from '../../server-process.ts'
import { median } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { jsonBody } from './bodies.ts'
import { makeCall } from './call.ts'
import type { Call } from './call.ts'
import { cpuSeconds } from './load/cpu-seconds.ts'
import { makeManyMembers, manyMembersTenant } from './many-members.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

const register = { members: 100_000, firms: 5000 }
const visitors = 8
/** Calls of each kind. */
const repeated = 100
/** The most processor time of a call, in milliseconds; passwords cost what they have to. */
const limits = { call: 10, withPassword: 150, besides: 50 }

/** The calls that anybody may make, each with the processor time that it takes the server. */
export const publicCallsBench: Bench = {
  name: 'public-calls',
  title: `Calls without a session, ${register.members.toLocaleString('en')} members and ${register.firms} firms in the register`,
  run: () => onEachDatabase(measure),
}

/** What visitors send where an empty request would be refused at once. Each has the number of its caller. */
const sent: Readonly<Record<string, (caller: number) => Partial<Call>>> = {
  'POST auth/login': (caller) => jsonBody({ email: `nobody${caller}@bench.example`, password: 'Bench#2026' }),
  'POST auth/password-reset': (caller) => jsonBody({ email: `nobody${caller}@bench.example` }),
  'GET profile/search/member': (caller) => ({ path: `profile/search/member?MemberNo=${encodeText(`M${caller}`)}` }),
  'GET setup/firms': (caller) => ({ path: `setup/firms?search=Firm%20${caller}` }),
  'GET setup/lists/:name': () => ({ path: 'setup/lists/genders' }),
}
const withPassword = new Set(['POST auth/login'])

const publicCalls = Object.values<Definition>(calls).filter(
  ({ session, section }) => session !== 'required' && section === undefined,
)

async function measure({ name, place }: BenchDatabase): Promise<BenchRow[]> {
  const database = await openDatabase(place)
  const [token = ''] = await makeManyMembers(database, 1, new Date())
  await database.inTenant(manyMembersTenant, (tx) => saveMembers(tx, [...registered()]))
  await database.close()
  const server = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: visitors + 1 })
  try {
    const rows: BenchRow[] = []
    for (const call of publicCalls) rows.push(await costOf(server, agent, call, name))
    return [...rows, await besides(server, agent, token, name)]
  } finally {
    agent.destroy()
    await server.stop()
  }
}

function* registered(): Generator<NewMember> {
  for (let i = 0; i < register.members; i += 1) {
    const isFirm = i < register.firms
    yield {
      member_no: `M${i}`,
      first_name: isFirm ? `FIRM ${i} LIMITED` : 'AMINA',
      second_name: '',
      last_name: isFirm ? '' : `MEMBER ${i}`,
      id_number: `ID${i}`,
      email: `m${i}@bench.example`,
      phone: '0700000000',
      category: isFirm ? 'FIRM' : 'GRADUATE',
      status: 'Active',
      registration_date: '2020-01-01',
    }
  }
}

async function costOf(server: ServerProcess, agent: Agent, call: Definition, name: string): Promise<BenchRow> {
  const id = `${call.method} ${call.path}`
  const work = async (from: number): Promise<void> => {
    const one = async (caller: number): Promise<void> => {
      const plain = { method: call.method, path: call.path, caller, ...(call.method === 'POST' && jsonBody({})) }
      const { status } = await makeCall(agent, server.port, { ...plain, ...sent[id]?.(caller) })
      if (status >= 500) throw new Error(`${id} is answered with ${status}.`)
    }
    await Promise.all(Array.from({ length: repeated }, (_none, i) => one(from + i)))
  }
  await work(0)
  const before = await cpuSeconds(server.pid)
  await work(repeated)
  const value = (((await cpuSeconds(server.pid)) - before) * 1000) / repeated
  const limit = withPassword.has(id) ? limits.withPassword : limits.call
  return { label: `${name}: ${id}`, value, unit: 'ms', target: `≤ ${limit} ms`, met: value <= limit }
}

/** How long a member's call takes while visitors search firms as fast as they get responses. */
async function besides(server: ServerProcess, agent: Agent, token: string, name: string): Promise<BenchRow> {
  const until = performance.now() + 3000
  const visitor = async (_none: undefined, caller: number): Promise<void> => {
    while (performance.now() < until) await makeCall(agent, server.port, { method: 'GET', path: 'setup/firms', caller })
  }
  const times: number[] = []
  const member = async (): Promise<void> => {
    while (performance.now() < until) {
      times.push((await makeCall(agent, server.port, { method: 'GET', path: 'auth/user', token, caller: 9999 })).took)
    }
  }
  await Promise.all([...Array.from({ length: visitors }, visitor), member()])
  const value = median(times)
  const label = `${name}: a member's call while ${visitors} visitors read the firms, p50`
  return { label, value, unit: 'ms', target: `≤ ${limits.besides} ms`, met: value <= limits.besides }
}
