import { Agent } from 'node:http'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { DatabasePlace } from '../../../src/server/platform/database/open-database.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { startProductionServer } from '../../production-server.ts'
import { percentile } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { beginEveryCase } from './begin-every-case.ts'
import { jsonBody } from './bodies.ts'
import { makeCall } from './call.ts'
import { cpuSeconds } from './load/cpu-seconds.ts'
import { contactOf, makeManyMembers } from './many-members.ts'
import { neutralTenant } from './neutral-tenant.ts'
import { onEachDatabase } from './on-each-database.ts'
import type { BenchDatabase } from './on-each-database.ts'

const members = 2000
/** Connections that save at the same time. */
const atOnce = 32
/** Each rate is measured this often, for a part of the members each; the best counts, because noise only adds time. */
const parts = 4
/**
 * The most time of a save beyond a bare insert; milliseconds. Half of what it took before saves were sent in three
 * messages: 4.57 and 1.87 ms on the same machine in the same hour, the better of two runs in turn.
 */
const limits = { PGlite: 2.25, PostgreSQL: 0.95 }

/**
 * `POST profile/contact` by many members, on the embedded database and on a PostgreSQL server, compared with the rate
 * at which the bare database inserts the same rows, each in its own transaction.
 */
export const saveContactsBench: Bench = {
  name: 'contacts',
  title: `POST profile/contact by ${members} members over ${atOnce} connections`,
  run: async () => {
    const tenant = await neutralTenant()
    return onEachDatabase((database) => measure(database, tenant))
  },
}

async function measure({ name, place }: BenchDatabase, tenant: PublishedTenant): Promise<BenchRow[]> {
  const database = await openDatabase(place)
  const tokens = await makeManyMembers(database, members, new Date())
  await beginEveryCase(database, tenant)
  await database.close()
  const bare = await bareInserts(place)
  const { perSecond, times, cpu } = await overHttp(place, tokens)
  const beyond = 1000 / perSecond - 1000 / bare
  const limit = limits[name]
  return [
    { label: `${name}: bare inserts`, value: bare, unit: '/s' },
    { label: `${name}: saves over HTTP`, value: perSecond, unit: '/s' },
    { label: `${name}: of the bare rate`, value: perSecond / bare, unit: '×' },
    {
      label: `${name}: a save beyond an insert`,
      value: beyond,
      unit: 'ms',
      target: `≤ ${limit} ms`,
      met: beyond <= limit,
    },
    { label: `${name}: processor time of a save in the server`, value: cpu, unit: 'ms' },
    { label: `${name}: p50`, value: percentile(times, 0.5), unit: 'ms' },
    { label: `${name}: p99`, value: percentile(times, 0.99), unit: 'ms' },
  ]
}

/** Rows per second into a table like the records' table, with rows like a contact's and nothing else involved. */
async function bareInserts(place: DatabasePlace): Promise<number> {
  const bare = await openBare(place)
  await bare.query('create table bare (id integer primary key, answers jsonb not null)', [])
  const answers = JSON.stringify(contactOf('Personal'))
  const ids = Array.from({ length: members }, (_member, id) => id)
  const rate = await bestRate(ids, async (id) => {
    await bare.query('insert into bare (id, answers) values ($1, $2)', [id, answers])
  })
  await bare.query('drop table bare', [])
  await bare.close()
  return rate
}

interface BareDatabase {
  query(statement: string, parameters: unknown[]): Promise<unknown>
  close(): Promise<void>
}

/** Opens the database as its owner. */
async function openBare({ databaseUrl, dataFolder }: DatabasePlace): Promise<BareDatabase> {
  if (databaseUrl === undefined) return PGlite.create(join(dataFolder, 'database'))
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  return { query: (statement, parameters) => pool.query(statement, parameters), close: () => pool.end() }
}

interface Measured {
  readonly perSecond: number
  /** The time of each save; milliseconds. */
  readonly times: readonly number[]
  /** The server's processor time of a save; milliseconds. */
  readonly cpu: number
}

async function overHttp(place: DatabasePlace, tokens: readonly string[]): Promise<Measured> {
  const server = await startProductionServer(place)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  try {
    // The first half warms the server up and is not counted.
    await saveAll(agent, server.port, tokens, 'Work')
    const before = await cpuSeconds(server.pid)
    const saved = await saveAll(agent, server.port, tokens, 'Personal')
    return { ...saved, cpu: (((await cpuSeconds(server.pid)) - before) * 1000) / tokens.length }
  } finally {
    agent.destroy()
    await server.stop()
  }
}

async function saveAll(
  agent: Agent,
  port: number,
  tokens: readonly string[],
  type: 'Personal' | 'Work',
): Promise<Omit<Measured, 'cpu'>> {
  const body = jsonBody(contactOf(type))
  const times: number[] = []
  const perSecond = await bestRate(tokens, async (token) => {
    const { status, took } = await makeCall(agent, port, { method: 'POST', path: 'profile/contact', token, ...body })
    if (status !== 200) throw new Error(`A save was answered with ${status}.`)
    times.push(took)
  })
  return { perSecond, times }
}

/** The best rate per second of work on the parts of some items. */
async function bestRate<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const size = Math.ceil(items.length / parts)
  let best = 0
  for (let from = 0; from < items.length; from += size) {
    const part = items.slice(from, from + size)
    const began = performance.now()
    await inParallel(part, work)
    best = Math.max(best, part.length / ((performance.now() - began) / 1000))
  }
  return best
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
