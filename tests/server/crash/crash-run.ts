import { setTimeout as pause } from 'node:timers/promises'
import { chances } from '../../../scripts/bench/server/load/chances.ts'
import { makeManyMembers } from '../../../scripts/bench/server/many-members.ts'
import { startProductionServer } from '../../../scripts/production-server.ts'
import type { ServerProcess } from '../../../scripts/server-process.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { DatabasePlace } from '../../../src/server/platform/database/open-database.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { Conformity } from '../conformity/conformity.ts'
import { servedConformity } from '../conformity/served-conformity.ts'
import { MemberAtWork } from './member-at-work.ts'
import type { SentChange } from './member-at-work.ts'

export interface CrashPlan {
  readonly kills: number
  readonly members: number
  /** The seed of the kills' times and of the content. */
  readonly seed: number
}

/** What members observed while their server was killed repeatedly, until every change had a response. */
export interface CrashRun {
  readonly members: readonly MemberAtWork[]
  readonly adds: number
  readonly updates: number
  readonly files: number
  /** Failed responses, and connections that broke before a kill. */
  readonly refused: readonly string[]
}

/** A kill comes after at most this many responses, */
const answersBeforeKill = 60
/** and up to this much later, so that it hits requests at any stage; milliseconds. */
const delayBeforeKill = 25
/** A server that does not respond is killed after this time; milliseconds. */
const longestLife = 20_000

/**
 * Kills a server at random moments while members save and upload. After each start they repeat the changes without a
 * response.
 */
export async function runCrashes(place: DatabasePlace, plan: CrashPlan): Promise<CrashRun> {
  const chance = chances(plan.seed)
  const database = await openDatabase(place)
  const tokens = await makeManyMembers(database, plan.members, new Date(), { type: 'Corporate' })
  await database.close()
  const members = tokens.map((token, number) => new MemberAtWork(number, token, chance))
  const run: Tally = { members, adds: 0, updates: 0, files: 0, refused: [] }
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const life = await Life.start(place, run)
    const answers = 1 + Math.floor(chance() * answersBeforeKill)
    await life.workUntilKilled(answers, chance() * delayBeforeKill)
  }
  const last = await Life.start(place, run)
  await last.settle()
  return run
}

type Tally = { -readonly [Name in keyof CrashRun]: Name extends 'refused' ? string[] : CrashRun[Name] }

/** A server process from its start until it is killed. */
class Life {
  private killed: Promise<void> | undefined
  private answers = 0

  constructor(
    private readonly server: ServerProcess,
    private readonly conformity: Conformity,
    private readonly run: Tally,
  ) {}

  static async start(place: DatabasePlace, run: Tally): Promise<Life> {
    const server = await startProductionServer(place)
    return new Life(server, await servedConformity(server.address), run)
  }

  async workUntilKilled(answers: number, delay: number): Promise<void> {
    const end = setTimeout(() => this.kill(0), longestLife)
    const work = async (member: MemberAtWork): Promise<void> => {
      while (await this.send(member)) if (this.answers >= answers) this.kill(delay)
    }
    await Promise.all(this.run.members.map(work))
    clearTimeout(end)
    this.kill(0)
    await this.killed
  }

  /** Waits for the responses of pending changes, without starting new ones. */
  async settle(): Promise<void> {
    const work = async (member: MemberAtWork): Promise<void> => {
      while (member.isWaiting) if (!(await this.send(member))) return
    }
    await Promise.all(this.run.members.map(work))
    await this.server.kill()
  }

  private kill(delay: number): void {
    this.killed ??= pause(delay).then(() => this.server.kill())
  }

  /** False when the connection broke. */
  private async send(member: MemberAtWork): Promise<boolean> {
    const change = member.next()
    const answer = await this.post(member.token, change).catch(() => undefined)
    if (!answer) {
      if (!this.killed) this.run.refused.push(`${change.kind} ${change.path}: the connection broke`)
      return false
    }
    this.conformity.demand({ method: 'POST', path: change.path, ...answer })
    // The database is away for a moment: the result of the change is unknown.
    if (answer.status === 503) return true
    this.count(change, answer)
    member.answered(change, answer.status === 200 ? dataOf(answer.body) : undefined)
    return true
  }

  private async post(token: string, { path, headers, body }: SentChange) {
    const all = { authorization: `Bearer ${token}`, ...headers }
    const response = await fetch(`${this.server.address}/api${path}`, {
      method: 'POST',
      headers: all,
      body,
    })
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
  }

  private count({ kind, path, hasFile }: SentChange, { status, body }: { status: number; body: string }): void {
    const { run } = this
    this.answers += 1
    if (status !== 200) run.refused.push(`${kind} ${path}: ${status} ${body.slice(0, 300)}`)
    else {
      run[kind === 'add' ? 'adds' : 'updates'] += 1
      if (hasFile) run.files += 1
    }
  }
}

const dataOf = (body: string): JsonObject => (JSON.parse(body) as { data: JsonObject }).data
