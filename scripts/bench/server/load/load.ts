import { makePasswordHasher } from '../../../../src/server/platform/secrets/password-hasher.ts'
import { openDatabase } from '../../../../src/server/platform/database/open-database.ts'
import { startProductionServer } from '../../../production-server.ts'
import type { Bench, BenchRow } from '../../bench-row.ts'
import { makeManyMembers } from '../many-members.ts'
import { withBothDatabases } from '../on-each-database.ts'
import type { BenchDatabase } from '../on-each-database.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { loadRows } from './load-rows.ts'
import type { Measurement } from './load-rows.ts'
import { fillProfiles } from './members.ts'
import { runLoad, startBareServer } from './processes.ts'
import type { Measured } from './processes.ts'
import { recordAnswers } from './record-answers.ts'

const users = 100
const password = 'Bench#2026'
/** How many turns each server gets. */
const rounds = 2
/** Members who look at each screen for a while, as people do, and members who go as fast as the server responds. */
const paced = { seconds: 10, pause: 4000 }
const fast = { seconds: 4, pause: 0 }

/**
 * The load of many members on both databases, and on a bare Fastify that sends the same bytes without any work. They
 * run in turn, so that other work on the machine affects all of them.
 */
export const loadBench: Bench = {
  name: 'load',
  title: `${users} members read, save, upload and log in, ${rounds} × ${paced.seconds} s at their pace and ${rounds} × ${fast.seconds} s without a pause`,
  run: () => withBothDatabases(measureAll),
}

async function measureAll(databases: readonly BenchDatabase[]): Promise<readonly BenchRow[]> {
  const servers: Measured[] = []
  try {
    for (const database of databases) servers.push(await startFilled(database))
    servers.unshift(await startBare(servers))
    return loadRows(await measureInTurn(servers))
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** The bare server, which sends the responses that the last of the others sends. */
async function startBare(servers: readonly Measured[]): Promise<Measured> {
  const model = servers.at(-1)
  if (!model) throw new Error('There is no server whose answers could be recorded.')
  return startBareServer(await recordAnswers(model.port, model.tokens[0] ?? '', password), model.tokens)
}

/** A server whose members have filled in their profiles, which also warms it up. */
async function startFilled({ name, place }: BenchDatabase): Promise<Measured> {
  const database = await openDatabase(place)
  const hasher = await makePasswordHasher()
  const made = { passwordHash: await hasher.hash(password), profile: false }
  const tokens = await makeManyMembers(database, users, new Date(), made)
  await database.close()
  const server = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
  try {
    await fillProfiles(server.port, tokens)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { name, tokens, port: server.port, pid: server.pid, stop: server.stop }
}

async function measureInTurn(servers: readonly Measured[]): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = []
  for (const server of servers) await measure(server, { seconds: 2, pause: 0, seed: 0 })
  for (let seed = 1; seed <= rounds; seed += 1) {
    for (const [pace, { seconds, pause }] of [
      ['paced', paced],
      ['fast', fast],
    ] as const) {
      for (const server of servers) measurements.push({ pace, ...(await measure(server, { seconds, pause, seed })) })
    }
  }
  return measurements
}

async function measure(
  { name, port, pid, tokens }: Measured,
  pace: { readonly seconds: number; readonly pause: number; readonly seed: number },
): Promise<Omit<Measurement, 'pace'>> {
  const before = await cpuSeconds(pid)
  const outcome = await runLoad({ port, tokens: [...tokens], password, ...pace })
  return { server: name, outcome, cpu: (await cpuSeconds(pid)) - before }
}
