import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { exampleOrigins } from '../../scripts/example-origins.ts'
import { buildApp } from '../../src/server/start/app.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { readEnvironment } from '../../src/server/platform/environment.ts'
import { openServices } from '../../src/server/start/open-services.ts'
import { publishedAt } from '../../src/server/platform/published/published-at.ts'
import type { PublishedTenants } from '../../src/server/platform/published/published-tenants.ts'
import type { Services } from '../../src/server/platform/services.ts'
import type { StaffRoles } from '../../src/server/platform/staff-roles.ts'
import { demandTenants } from './names-tenant.ts'
import { TestClient } from './test-client.ts'
import { makeTestPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'
import { TestClock } from './test-clock.ts'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The whole server in this process, with its own database. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly services: Services
  readonly clock: TestClock
  /** A client at an organisation's host, with its own IP address. */
  client(tenant?: string): TestClient
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly mode?: 'sample' | 'production'
  readonly clock?: TestClock
  /** The folder with the built portal; this project by default. */
  readonly root?: string
  /** Replaces the shipped organisations. */
  readonly tenants?: PublishedTenants
  /** Replaces who has which role. */
  readonly staff?: StaffRoles
  /** Further environment variables. */
  readonly variables?: Readonly<Record<string, string>>
  /** A place that the test made and drops itself. */
  readonly place?: TestPlace
  /** A server whose database and clock it shares, as another process would; it is closed first. */
  readonly beside?: TestServer
}

let shipped: Promise<PublishedTenants> | undefined

/** The shipped organisations, composed and compiled once for each test file. */
export const shippedTenants = (): Promise<PublishedTenants> => (shipped ??= publishedAt(projectRoot))

export async function startTestServer({
  mode = 'sample',
  beside,
  clock = beside?.clock ?? new TestClock(),
  root = projectRoot,
  tenants,
  staff,
  variables,
  place: givenPlace,
}: TestServerOptions = {}): Promise<TestServer> {
  const ownPlace = givenPlace === undefined && beside === undefined ? await makeTestPlace() : undefined
  const place = givenPlace ?? ownPlace ?? beside?.services.environment
  if (place === undefined) throw new Error('A server needs a place.')
  const database = beside?.services.database ?? (await openDatabase(place))
  const published = tenants ?? (await shippedTenants())
  const origins = mode === 'production' && { ORIGINS: exampleOrigins(published.all.map(({ id }) => id)) }
  const environment = {
    ...readEnvironment({ REGALIA_MODE: mode, DATA_DIR: place.dataFolder, ...origins, ...variables }, root),
    databaseUrl: place.databaseUrl,
  }
  const services = await openServices(environment, {
    database,
    tenants: published,
    now: clock.now,
    ...(staff && { staff }),
  })
  const app = await buildApp({ ...services, database: demandTenants(database) })
  return {
    app,
    services,
    clock,
    client: (tenant = 'demo') => new TestClient(app, tenant),
    async close() {
      await app.close()
      await Promise.all([services.documents.close(), services.checking.close()])
      if (beside === undefined) await database.close()
      await ownPlace?.drop()
    },
  }
}
