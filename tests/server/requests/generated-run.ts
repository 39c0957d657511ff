import { startProductionServer } from '../../../scripts/production-server.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { DatabasePlace } from '../../../src/server/platform/database/open-database.ts'
import type { PublishedTenants } from '../../../src/server/platform/published/published-tenants.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { storedObjections } from '../stored-objections.ts'
import { arbitraryRequest } from './arbitrary-request.ts'
import { endedSessionsOf, makeCallers, makeProfiles, sessionsOf } from './callers.ts'
import type { KnownCaller } from './callers.ts'
import { runRequests } from './run-requests.ts'
import type { RequestOutcome, RequestRun } from './run-requests.ts'

export interface GeneratedRun extends RequestOutcome {
  /** How many records the requests stored in the organisation. */
  readonly stored: number
  /** The forms' objections to these records. */
  readonly objections: readonly unknown[]
}

/** Sends generated requests to a server process, then checks the stored records by their forms. */
export async function generatedRun(
  place: DatabasePlace,
  tenants: PublishedTenants,
  run: RequestRun,
): Promise<GeneratedRun> {
  const now = new Date()
  const [tenant, other] = [tenantOf(tenants, 'demo'), tenantOf(tenants, 'iek')]
  const before = await openDatabase(place)
  const callers = await makeCallers(before, tenant, other, now)
  await before.close()
  const outcome = await requestsTo(place, tenant, callers, run)
  const profiles = callers.filter(({ profile }) => profile).length
  const after = await openDatabase(place)
  try {
    const rows = await after.inTenant(tenant.id, ({ db }) => db.selectFrom('records').select('entry_no').execute())
    const objections = [...(await storedObjections(after, tenant, now)), ...(await storedObjections(after, other, now))]
    return { ...outcome, stored: rows.length - profiles, objections }
  } finally {
    await after.close()
  }
}

async function requestsTo(
  place: DatabasePlace,
  tenant: PublishedTenant,
  callers: readonly KnownCaller[],
  run: RequestRun,
): Promise<RequestOutcome> {
  // Each request has its own address, so that not all are refused by the limits of addresses.
  const server = await startProductionServer(place, { TRUSTED_PROXIES: '1' })
  try {
    const document = await openApiOf(server.port)
    const ids = [...callers.map(({ id }) => id), ...(await makeProfiles(server.port, tenant, callers))]
    const requests = arbitraryRequest({
      tenant,
      document,
      sessions: sessionsOf(callers),
      leaving: endedSessionsOf(callers),
      ids,
    })
    return await runRequests(server.port, requests, run)
  } finally {
    await server.stop()
  }
}

async function openApiOf(port: number): Promise<JsonObject> {
  const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  const document: JsonValue = JSON.parse(await response.text())
  if (!isJsonObject(document)) throw new Error('The server serves no OpenAPI document.')
  return document
}

function tenantOf({ all }: PublishedTenants, id: string): PublishedTenant {
  const tenant = all.find((candidate) => candidate.id === id)
  if (!tenant) throw new Error(`There is no organisation ${id}.`)
  return tenant
}
