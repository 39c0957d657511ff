import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { formsHeader } from '../../../src/contract/forms-header.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { startProductionServer } from '../../production-server.ts'
import { noneRow, timeRow } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'
import { jsonBody } from './bodies.ts'
import { makeCall } from './call.ts'
import type { CallAnswer } from './call.ts'
import { startCluster } from './cluster.ts'
import { bio, fillBios, lackedField, requireLacked } from './fill-bios.ts'
import { makeAdministrator } from './make-administrator.ts'
import { makeManyMembers, manyMembersTenant } from './many-members.ts'
import { neutralTenant } from './neutral-tenant.ts'

const processes = 3
/** Bios that are stored before. */
const stored = 2000
/** Requests a second: every other one saves a first bio without what the rule asks for. */
const rate = 100
/** Seconds before the publication, between it and the roll-back, and after that. */
const phase = 8
/** Until a publication is in force everywhere; milliseconds. */
const limit = 2000
/** Their answers are files; no new bio needs one. */
const files = ['Image', 'IDImage']

/** A publication, and its roll-back, while members work. */
export const publishAtLoadBench: Bench = {
  name: 'publish-at-load',
  title: `A rule published and rolled back under ${rate} requests a second, on ${processes} server processes on PostgreSQL`,
  run: () => inBenchFolder(measure),
}

/** What a process answered. */
interface Answered {
  readonly server: number
  /** Whether a bio was saved or refused; undefined where one was read. */
  readonly isSaved?: boolean
  /** The snapshots that it names; one, unless something is wrong. */
  readonly snapshots: readonly string[]
  /** When it was sent; milliseconds. */
  readonly sent: number
}

async function measure(dataFolder: string): Promise<readonly BenchRow[]> {
  const cluster = await startCluster()
  const place = { databaseUrl: cluster.url, dataFolder }
  const database = await openDatabase(place)
  const agent = new Agent({ keepAlive: true })
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startProductionServer(place, { TRUSTED_PROXIES: '1' })),
  )
  try {
    const tenant = await neutralTenant()
    await fillBios(database, tenant, stored)
    // Twice as many as save within the phases, since publishing takes its time, too.
    const tokens = await makeManyMembers(database, rate * phase * 3, new Date())
    const administrator = await makeAdministrator(database)
    const ports = servers.map(({ port }) => port)
    const [port = 0] = ports
    const ask = async (path: string, body?: JsonObject) => {
      const sent = body ? ({ method: 'POST', ...jsonBody(body) } as const) : ({ method: 'GET' } as const)
      const began = performance.now()
      const answer = await makeCall(agent, port, { path, token: administrator, ...sent })
      if (answer.status !== 200)
        throw new Error(`${path} was answered with ${answer.status}: ${answer.body.toString()}`)
      return { began, ended: performance.now(), snapshots: snapshotsOf(answer) }
    }
    const reason = 'It is measured.'
    const shipped = await ask('profile')
    await ask('admin/forms/draft', { document: bio, revision: 0, publication: 0, actions: [requireLacked] })
    const load = startLoad(agent, ports, { tokens, answers: lackingBio(tenant) })
    await wait(phase * 1000)
    const drafts = [{ document: bio, revision: 1 }]
    const published = await ask('admin/forms/publish', { publication: 0, drafts, reason })
    const ruled = await ask('profile')
    await wait(phase * 1000)
    const back = await ask('admin/forms/roll-back', { publication: 1, to: 0, reason })
    await wait(phase * 1000)
    const { answers, failures } = await load.stop()
    const mixed = await mixedRecords(database)
    const [before = '', after = ''] = [shipped, ruled].map(({ snapshots }) => snapshots.join(' '))
    if (before === after) throw new Error('The rule changed no snapshot, so nothing is known of them.')
    return rowsOf({ answers, failures, mixed, before, after, published, back })
  } finally {
    agent.destroy()
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
    await cluster.stop()
  }
}

/** The snapshots of the forms that an answer names. */
const snapshotsOf = ({ rawHeaders }: CallAnswer): readonly string[] =>
  rawHeaders.filter((_value, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === formsHeader)

/** A bio as people save it without the field that the rule asks for. */
function lackingBio({ samples }: PublishedTenant): JsonObject {
  const [answers = {}] = samples.get(bio) ?? []
  const left = new Set([...files, lackedField])
  return Object.fromEntries(Object.entries(answers).filter(([field]) => !left.has(field)))
}

/** Sends requests at a steady rate, each to the next process, whether the ones before are answered or not. */
function startLoad(
  agent: Agent,
  ports: readonly number[],
  { tokens, answers: saved }: { readonly tokens: readonly string[]; readonly answers: JsonObject },
) {
  const answers: Answered[] = []
  const failures: string[] = []
  const open = new Set<Promise<void>>()
  let nth = 0
  const send = async (server: number, token: string, saves: boolean): Promise<void> => {
    const sent = performance.now()
    const call = { path: 'profile', token, caller: nth } as const
    const port = ports[server] ?? 0
    try {
      const answer = saves
        ? await makeCall(agent, port, { ...call, method: 'POST', ...jsonBody(saved) })
        : await makeCall(agent, port, { ...call, method: 'GET' })
      const { status } = answer
      const isSaved = status === 200
      if (!isSaved && !(saves && status === 422)) failures.push(`${saves ? 'POST' : 'GET'} ${status}`)
      else {
        const at = { server, snapshots: snapshotsOf(answer), sent }
        answers.push(saves ? { ...at, isSaved } : at)
      }
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
      return { answers, failures }
    },
  }
}

/** Under how many forms bios were stored that lack what the rule asks for, besides the one that does not ask. */
async function mixedRecords(database: Database): Promise<number> {
  const rows = await database.inTenant(manyMembersTenant, ({ db }) =>
    db.selectFrom('records').select('form_hash').distinct().where('section', '=', bio).execute(),
  )
  // No bio is saved with the field while it is measured.
  return Math.max(0, rows.length - 1)
}

/** When a call was sent and answered; milliseconds. What it does takes effect between. */
interface CallTime {
  readonly began: number
  readonly ended: number
}

interface Outcome {
  readonly answers: readonly Answered[]
  readonly failures: readonly string[]
  readonly mixed: number
  /** The snapshot without the rule, and the one with it. */
  readonly before: string
  readonly after: string
  readonly published: CallTime
  readonly back: CallTime
}

function rowsOf({ answers, failures, mixed, before, after, published, back }: Outcome): readonly BenchRow[] {
  for (const failure of new Set(failures)) console.log(`  ${failure}`)
  const named = ({ snapshots }: Answered) => snapshots.join(' ')
  const saves = answers.filter(({ isSaved }) => isSaved !== undefined)
  const reads = answers.filter(({ isSaved }) => isSaved === undefined)
  // The snapshot that a save names has to be the one whose rule judged it.
  const torn = saves.filter((one) => named(one) !== (one.isSaved === true ? before : after))
  const unknown = reads.filter((one) => ![before, after].includes(named(one)))
  const sentIn = (from: number, until: number) => answers.filter(({ sent }) => sent > from && sent < until)
  // The last answer by the snapshot before, of those that were sent after the call was answered.
  const lateness = (snapshot: string, from: number, until: number) =>
    Math.max(0, ...sentIn(from, until).flatMap((one) => (named(one) === snapshot ? [one.sent - from] : [])))
  // When that was sent which each process answered first by the snapshot: of the last of them.
  const slowest = (snapshot: string, from: number, until: number) =>
    Math.max(
      ...Array.from({ length: processes }, (_none, server) => {
        const own = sentIn(from, until).filter((one) => one.server === server && named(one) === snapshot)
        return Math.min(...own.map(({ sent }) => sent - from))
      }),
    )
  return [
    { label: 'bios saved', value: saves.filter(({ isSaved }) => isSaved).length, unit: '' },
    { label: 'bios refused by the published rule', value: saves.filter(({ isSaved }) => !isSaved).length, unit: '' },
    { label: 'bios read', value: reads.length, unit: '' },
    noneRow('saves judged by another snapshot than the one that they name', torn.length),
    noneRow('reads that name no snapshot, two, or one that was never in force', unknown.length),
    timeRow('until every process answers with the rule', slowest(after, published.ended, back.began), limit),
    timeRow(
      'last answer without the rule, after the publication',
      lateness(before, published.ended, back.began),
      limit,
    ),
    timeRow('until every process answers without the rule', slowest(before, back.ended, Infinity), limit),
    timeRow('last answer with the rule, after the roll-back', lateness(after, back.ended, Infinity), limit),
    noneRow('answers that are no success, and no refusal by the rule', failures.length),
    noneRow('forms that refuse records written under them', mixed),
  ]
}
