import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { Client } from 'pg'
import { beginSession } from '../../../src/server/accounts/sessions.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import { startProductionServer } from '../../production-server.ts'
import { median, noneRow } from '../bench-row.ts'
import type { Bench, BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'
import { callMeanwhile } from './billing/steady-calls.ts'
import { atMost, exactly, figure, timed } from './billing/with-billable.ts'
import { jsonBody } from './bodies.ts'
import { makeCall } from './call.ts'
import { startCluster } from './cluster.ts'
import { bio, fillBios, lackingBios, requireLacked } from './fill-bios.ts'
import { makeAdministrator } from './make-administrator.ts'
import { neutralTenant } from './neutral-tenant.ts'

/** How many people have a bio; `MEMBERS=10000` measures fewer. */
const people = Number(process.env['MEMBERS'] ?? '100000')
/** Seconds until what would follow is known. */
const limit = 5
/** How long others call before anything is measured, and how long at rest; milliseconds. */
const restTime = { warmUp: 3000, measured: 10_000 }
/** As the dialog of the portal asks; milliseconds. */
const pause = 250
const signedIn = 100

/** What would follow from publishing a rule, over the stored records of a whole organisation. */
export const dryRunBench: Bench = {
  name: 'dry-run',
  title: `A rule of the bio, tried on ${people.toLocaleString('en')} stored records on PostgreSQL while others call`,
  run: () => inBenchFolder(measure),
}

async function measure(folder: string): Promise<readonly BenchRow[]> {
  const cluster = await startCluster()
  const place = { dataFolder: join(folder, 'data'), databaseUrl: cluster.url }
  const database = await openDatabase(place)
  try {
    const tenant = await neutralTenant()
    await fillBios(database, tenant, people)
    await vacuum(cluster.url)
    const tokens = await signIn(database, tenant.id)
    const administrator = await makeAdministrator(database)
    const server = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
    try {
      return await measureOn(server.port, { tokens, administrator })
    } finally {
      await server.stop()
    }
  } finally {
    await database.close()
    await cluster.stop()
  }
}

async function measureOn(
  port: number,
  { tokens, administrator }: { readonly tokens: readonly string[]; readonly administrator: string },
): Promise<readonly BenchRow[]> {
  const call = callsOf(port, administrator)
  await call('POST', 'admin/forms/draft', { document: bio, revision: 0, publication: 0, actions: [requireLacked] })
  const drafts = { publication: 0, drafts: [{ document: bio, revision: 1 }] }
  const dryRun = async () => {
    let answer = await call('POST', 'admin/forms/dry-run', drafts)
    for (; answer['light'] === undefined; await setTimeout(pause)) {
      answer = await call('GET', `admin/forms/dry-run?id=${String(answer['id'])}`)
    }
    return answer
  }
  // The thread that checks has loaded everything declared since the administrator began to edit.
  await call('POST', 'admin/forms/check', { document: bio, actions: [requireLacked] })
  await callMeanwhile(port, tokens, setTimeout(restTime.warmUp))
  const atRest = await callMeanwhile(port, tokens, setTimeout(restTime.measured))
  const alone = await timed(dryRun)
  const busy = timed(dryRun)
  const during = await callMeanwhile(port, tokens, busy)
  const { took } = await busy
  const [effects] = Array.isArray(alone.result['forms']) ? alone.result['forms'] : []
  const lacking = Object.values(lackingBios(people)).reduce((sum, count) => sum + count, 0)
  const found = (name: string) => Number(isJsonObject(effects) ? effects[name] : Number.NaN)
  return [
    exactly('records', found('records'), people),
    exactly('of them incomplete', found('incomplete'), lacking),
    atMost('until what would follow is known', alone.took / 1000, 's', limit),
    figure('the same while others call', took / 1000, 's'),
    figure('another call at rest, median', median(atRest.taken), 'ms'),
    figure('another call meanwhile, median', median(during.taken), 'ms'),
    noneRow('other calls that were refused', atRest.refused + during.refused),
    figure('load of the machine then, by its minute', loadavg()[0] ?? 0),
  ]
}

/** The calls of an administrator. */
function callsOf(port: number, token: string) {
  return async (method: 'GET' | 'POST', path: string, body?: JsonObject): Promise<JsonObject> => {
    const agent = new Agent()
    const sent = { method, path, token, compressed: false, ...(body && jsonBody(body)) }
    const { status, body: answered } = await makeCall(agent, port, sent)
    agent.destroy()
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${answered.toString()}`)
    const answer: JsonValue = JSON.parse(answered.toString())
    const data = isJsonObject(answer) ? answer['data'] : undefined
    return isJsonObject(data) ? data : {}
  }
}

/** Autovacuum would do the same within a minute. */
async function vacuum(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

/** The sessions of some of the people. */
const signIn = (database: Database, tenant: string): Promise<readonly string[]> =>
  database.inTenant(tenant, async (tx) => {
    const users = await tx.db.selectFrom('users').select('id').where('tenant', '=', tenant).limit(signedIn).execute()
    const tokens: string[] = []
    for (const { id } of users) tokens.push((await beginSession(tx, id, 'bench', new Date())).token)
    return tokens
  })
