import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { startProductionServer } from '../../production-server.ts'
import { noneRow, timeRow } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'
import { jsonBody } from './bodies.ts'
import { makeCall } from './call.ts'
import { startCluster } from './cluster.ts'
import { makeAdministrator } from './make-administrator.ts'
import { contactOf, makeManyMembers, manyMembersTenant } from './many-members.ts'

const processes = 3
/** Requests a second: every other one saves a contact, by somebody who has none. */
const rate = 100
/** Seconds before the publication, between it and the roll-back, and after that. */
const phase = 8
/** Until a publication is in force everywhere; milliseconds. */
const limit = 2000
const contacts = 'sections/contacts'

/** A publication, and its roll-back, while members work. */
export const publishAtLoadBench: Bench = {
  name: 'publish-at-load',
  title: `A rule published and rolled back under ${rate} requests a second, on ${processes} server processes on PostgreSQL`,
  run: () => inBenchFolder(measure),
}

/** What a process answered a contact without a postal code: whether it was saved, and when. */
interface Judged {
  readonly server: number
  readonly isSaved: boolean
  /** When it was sent, and when it was answered; milliseconds. */
  readonly sent: number
  readonly answered: number
}

async function measure(dataFolder: string): Promise<readonly BenchRow[]> {
  const cluster = await startCluster()
  const place = { databaseUrl: cluster.url, dataFolder }
  const database = await openDatabase(place)
  const agent = new Agent({ keepAlive: true })
  const servers = await Promise.all(Array.from({ length: processes }, () => startProductionServer(place)))
  try {
    // Twice as many as save within the phases, since publishing takes its time, too.
    const tokens = await makeManyMembers(database, rate * phase * 3, new Date())
    const administrator = await makeAdministrator(database)
    const ports = servers.map(({ port }) => port)
    const [port = 0] = ports
    const call = async (path: string, body: JsonObject) => {
      const answer = await makeCall(agent, port, { method: 'POST', path, token: administrator, ...jsonBody(body) })
      if (answer.status !== 200)
        throw new Error(`${path} was answered with ${answer.status}: ${answer.body.toString()}`)
      return performance.now()
    }
    const reason = 'It is measured.'
    await call('admin/forms/draft', { document: contacts, revision: 0, publication: 0, actions: [requirePostCode] })
    const load = startLoad(agent, ports, tokens)
    await wait(phase * 1000)
    const published = await call('admin/forms/publish', {
      publication: 0,
      drafts: [{ document: contacts, revision: 1 }],
      reason,
    })
    await wait(phase * 1000)
    const back = await call('admin/forms/roll-back', { publication: 1, to: 0, reason })
    await wait(phase * 1000)
    const { judged, failures } = await load.stop()
    const mixed = await mixedRecords(database)
    return rowsOf({ judged, failures, mixed, published, back })
  } finally {
    agent.destroy()
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
    await cluster.stop()
  }
}

const requirePostCode: JsonObject = {
  target: '$.schema.required',
  description: 'It is measured.',
  update: ['PostCode'],
  'x-absent': true,
}

/** Sends requests at a steady rate, each to the next process, whether the ones before are answered or not. */
function startLoad(agent: Agent, ports: readonly number[], tokens: readonly string[]) {
  const judged: Judged[] = []
  const failures: string[] = []
  const open = new Set<Promise<void>>()
  let nth = 0
  const send = async (server: number, token: string, saves: boolean): Promise<void> => {
    const sent = performance.now()
    const call = { path: 'profile/contact', token, caller: nth } as const
    const port = ports[server] ?? 0
    try {
      const { status } = saves
        ? await makeCall(agent, port, { ...call, method: 'POST', ...jsonBody(contactOf('Work')) })
        : await makeCall(agent, port, { ...call, method: 'GET' })
      const isExpected = status === 200 || (saves && status === 422)
      if (!isExpected) failures.push(`${saves ? 'POST' : 'GET'} ${status}`)
      else if (saves) judged.push({ server, isSaved: status === 200, sent, answered: performance.now() })
    } catch (error) {
      failures.push(String(error))
    }
  }
  const timer = setInterval(() => {
    const one = send(nth % ports.length, tokens[nth >> 1] ?? '', nth % 2 === 1).finally(() => open.delete(one))
    open.add(one)
    nth += 1
  }, 1000 / rate)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
      return { judged, failures }
    },
  }
}

/** How many records lack the postal code although the form that they were written under asks for it. */
async function mixedRecords(database: Database): Promise<number> {
  const rows = await database.inTenant(manyMembersTenant, ({ db }) =>
    db.selectFrom('records').select('form_hash').distinct().where('section', '=', contacts).execute(),
  )
  // All of them lack it, so that they were written under one form: the one that does not ask.
  return Math.max(0, rows.length - 1)
}

interface Outcome {
  readonly judged: readonly Judged[]
  readonly failures: readonly string[]
  readonly mixed: number
  /** When the call that published, and the one that rolled back, were answered. */
  readonly published: number
  readonly back: number
}

function rowsOf({ judged, failures, mixed, published, back }: Outcome): readonly BenchRow[] {
  for (const failure of new Set(failures)) console.log(`  ${failure}`)
  // The last answer of the form before, of those that were sent after the call was answered.
  const lateness = (isSaved: boolean, from: number, until: number) =>
    Math.max(
      0,
      ...judged
        .filter((one) => one.isSaved === isSaved && one.sent > from && one.sent < until)
        .map(({ sent }) => sent - from),
    )
  return [
    { label: 'contacts saved', value: judged.filter(({ isSaved }) => isSaved).length, unit: '' },
    {
      label: 'contacts refused by the published rule',
      value: judged.filter(({ isSaved }) => !isSaved).length,
      unit: '',
    },
    timeRow('last answer by the form before, after the publication', lateness(true, published, back), limit),
    timeRow('last answer by the rule, after the roll-back', lateness(false, back, Infinity), limit),
    noneRow('answers that are no success, and no refusal by the rule', failures.length),
    noneRow('records written under a form that refuses them', mixed),
  ]
}
