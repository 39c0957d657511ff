import { setTimeout as pause } from 'node:timers/promises'
import { chances } from '../../../../scripts/bench/server/load/chances.ts'
import { emailOf, makeManyMembers, manyMembersTenant } from '../../../../scripts/bench/server/many-members.ts'
import { startProductionServer } from '../../../../scripts/production-server.ts'
import type { ServerProcess } from '../../../../scripts/server-process.ts'
import type { JsonObject } from '../../../../src/engine/json/json.ts'
import { grantRole } from '../../../../src/server/accounts/account-roles.ts'
import { wakeCases } from '../../../../src/server/jobs/wake-cases.ts'
import { openDatabase } from '../../../../src/server/platform/database/open-database.ts'
import type { DatabasePlace } from '../../../../src/server/platform/database/open-database.ts'
import type { Database } from '../../../../src/server/platform/database/database.ts'
import type { CrashPlan } from '../crash-run.ts'
import { PairAtWork } from './pair-at-work.ts'
import type { SentStep } from './pair-at-work.ts'

/** What pairs observed while their server was killed in their steps, until every step had a response. */
export interface CaseCrashRun {
  readonly pairs: readonly PairAtWork[]
  /** Steps that had no response when their server was killed. */
  readonly cut: number
  /** Refusals, and connections that broke before a kill. */
  readonly refused: readonly string[]
}

/** A kill comes after at most this many responses, and up to this much later; milliseconds. */
const answersBeforeKill = 40
const delayBeforeKill = 15
/** For the last server to do all that waits; milliseconds. */
const patience = 60_000

/**
 * Kills a server at random moments while pairs move cases and it applies events that waited. After each start they
 * repeat the steps without a response. The last server finishes everything.
 *
 * @param folder a project with the case type `grant`
 */
export async function runCaseCrashes(place: DatabasePlace, folder: string, plan: CrashPlan): Promise<CaseCrashRun> {
  const chance = chances(plan.seed)
  const pairs = await makePairs(place, plan.members, chance)
  const run = { pairs, cut: 0, refused: [] as string[] }
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const server = await startProductionServer(place, {}, folder)
    const life = { server, run, answers: 0, until: 1 + Math.floor(chance() * answersBeforeKill), isKilled: false }
    await Promise.all(pairs.map((pair) => work(life, pair, chance)))
    await server.ended
    run.cut += pairs.filter(({ isWaiting }) => isWaiting).length
    await letWaitingGoOn(place)
  }
  const last = await startProductionServer(place, {}, folder)
  const settled = { server: last, run, answers: 0, until: Infinity, isKilled: false }
  for (const pair of pairs) while (pair.isWaiting) await send(settled, pair)
  await last.stop()
  await letWaitingGoOn(place)
  const [first] = pairs
  if (first) await finish(place, folder, first)
  return run
}

interface Life {
  readonly server: ServerProcess
  readonly run: { refused: string[] }
  readonly until: number
  answers: number
  isKilled: boolean
}

async function work(life: Life, pair: PairAtWork, chance: () => number): Promise<void> {
  while (await send(life, pair)) {
    if (life.answers < life.until || life.isKilled) continue
    life.isKilled = true
    void pause(chance() * delayBeforeKill).then(() => life.server.kill())
  }
}

/** False when the connection broke. */
async function send(life: Life, pair: PairAtWork): Promise<boolean> {
  const step = pair.next()
  const answer = await post(life.server, step).catch(() => undefined)
  if (!answer) {
    if (!life.isKilled) life.run.refused.push(`${step.path}: the connection broke`)
    return false
  }
  // The database is away for a moment: the result of the step is unknown.
  if (answer.status === 503) return true
  life.answers += 1
  if (answer.status !== 200) life.run.refused.push(`${step.path}: ${answer.status} ${answer.text.slice(0, 300)}`)
  const { data } = JSON.parse(answer.text) as { readonly data?: JsonObject }
  pair.answered(
    step,
    data && { number: String(data['number']), state: String(data['state']), revision: Number(data['revision']) },
  )
  return true
}

async function post({ address }: ServerProcess, { path, token, key, body }: SentStep) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' }
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, text: await response.text() }
}

async function makePairs(place: DatabasePlace, count: number, chance: () => number): Promise<readonly PairAtWork[]> {
  return withDatabase(place, async (database) => {
    const now = new Date()
    const tokens = await makeManyMembers(database, 2 * count, now)
    await database.inTenant(manyMembersTenant, async (tx) => {
      for (let at = count; at < 2 * count; at += 1) {
        const found = tx.db.selectFrom('users').select('id').where('tenant', '=', tx.tenant)
        const { id } = await found.where('email', '=', emailOf(at)).executeTakeFirstOrThrow()
        await grantRole(tx, { userId: id, role: 'registrar' }, now)
      }
    })
    return Array.from({ length: count }, (_, at) => {
      const [member = '', registrar = ''] = [tokens[at], tokens[count + at]]
      return new PairAtWork(at, { member, registrar }, chance)
    })
  })
}

/** Confirms the profiles for which events wait, no other, and makes the events due for the next server. */
function letWaitingGoOn(place: DatabasePlace): Promise<void> {
  return withDatabase(place, (database) =>
    database.inTenant(manyMembersTenant, async ({ tenant, db }) => {
      const waiting = await db
        .selectFrom('case_events')
        .innerJoin('cases', 'cases.id', 'case_events.case_id')
        .select('cases.profile_id')
        .where('case_events.tenant', '=', tenant)
        .where('cases.tenant', '=', tenant)
        .execute()
      const ids = waiting.map(({ profile_id }) => profile_id)
      const due = { due_at: new Date() }
      await db.updateTable('profiles').set({ confirmed: false }).where('tenant', '=', tenant).execute()
      if (ids.length > 0) {
        const profiles = db.updateTable('profiles').set({ confirmed: true }).where('tenant', '=', tenant)
        await profiles.where('id', 'in', ids).execute()
      }
      await db.updateTable('case_events').set(due).where('tenant', '=', tenant).execute()
      const jobs = db
        .updateTable('jobs')
        .set({ ...due, leased_until: null })
        .where('tenant', '=', tenant)
      await jobs.where('kind', '=', wakeCases.name).execute()
    }),
  )
}

/** Lets a server apply the events that wait, until no case is left for which one does. */
async function finish(place: DatabasePlace, folder: string, pair: PairAtWork): Promise<void> {
  const server = await startProductionServer(place, {}, folder)
  const headers = { authorization: `Bearer ${pair.registrar}` }
  const deadline = Date.now() + patience
  let isLeft = true
  while (isLeft && Date.now() < deadline) {
    const response = await fetch(`${server.address}/api/cases/grant?of=desk&state=granted`, { headers })
    const { data } = (await response.json()) as { readonly data: { readonly items: readonly unknown[] } }
    isLeft = data.items.length > 0
    if (isLeft) await pause(200)
  }
  await server.stop()
}

async function withDatabase<Result>(place: DatabasePlace, work: (database: Database) => Promise<Result>) {
  const database = await openDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
