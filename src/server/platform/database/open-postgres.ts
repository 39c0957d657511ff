import { Kysely, sql } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import type { ClientBase } from 'pg'
import { checkServerRole } from './check-server-role.ts'
import { columnReaders } from './column-types.ts'
import { makeInTenant } from './database.ts'
import type { Database } from './database.ts'
import { DatabaseAwayError } from './database-away.ts'
import { databaseLimits, transactionLimits } from './database-limits.ts'
import { patientPool } from './dialect/patient-pool.ts'
import type { Rights } from './dialect/rows-only.ts'
import { ServingDialect } from './dialect/serving-dialect.ts'
import { StatementNames } from './dialect/statement-names.ts'
import { migrate } from './migrate.ts'
import { serverRole } from './migrations/create-tenant-table.ts'
import { prepareServerRole } from './prepare-server-role.ts'
import type { ServingRole } from './prepare-server-role.ts'
import { serverAddress } from './server-address.ts'
import type { ServerAddress } from './server-address.ts'
import type { Tables } from './tables.ts'
import { unreachableDatabase } from './unreachable-database.ts'

/**
 * A PostgreSQL database. The owner makes the server's role and migrates; the server has its own connections. Where the
 * owner may not make roles, the server works as the owner, and its connections refuse what only an owner may do.
 *
 * @throws StartError when the database cannot be reached, or the server has no role there
 */
export async function openPostgres(databaseUrl: string, databaseServerUrl: string | undefined): Promise<Database> {
  const address = serverAddress(databaseUrl, databaseServerUrl)
  const worksAs = await asOwner(databaseUrl, address, async (owner) => {
    await migrate(owner)
  })
  const isOwner = worksAs === 'owner'
  const kysely = openServer(isOwner ? databaseUrl : address.url, isOwner ? 'rows-only' : 'everything')
  try {
    await checkServerRole(kysely, worksAs)
  } catch (error) {
    await kysely.destroy()
    throw error
  }
  return {
    kind: 'postgres',
    beforeTenant: kysely,
    inTenant: makeInTenant(kysely, transactionLimits),
    ...(isOwner && { warning: worksAsOwner }),
    close: () => kysely.destroy(),
  }
}

const worksAsOwner =
  'The server works as the owner of the database, who may not set the password of a role. For a role that owns ' +
  `nothing, run as an administrator: create role <name> login password '…'; grant ${serverRole} to <name>; ` +
  'and set DATABASE_SERVER_URL to the address with that role and password.'

/**
 * Prepares a PostgreSQL database for a server without changing its tables, so that what is missing is known early.
 *
 * @throws StartError when the database cannot be reached, or the server has no role there
 */
export async function preparePostgres(databaseUrl: string, databaseServerUrl: string | undefined): Promise<void> {
  await asOwner(databaseUrl, serverAddress(databaseUrl, databaseServerUrl), async () => undefined)
}

/** Prepares the server's role, then works as the owner. */
async function asOwner(
  databaseUrl: string,
  address: ServerAddress,
  work: (owner: Kysely<unknown>) => Promise<void>,
): Promise<ServingRole> {
  const owner = openOwner(databaseUrl)
  try {
    await sql`select 1`.execute(owner)
    const worksAs = await prepareServerRole(owner, address)
    await work(owner)
    return worksAs
  } catch (error) {
    throw error instanceof DatabaseAwayError ? unreachableDatabase(error, databaseUrl, 'DATABASE_URL') : error
  } finally {
    await owner.destroy()
  }
}

/**
 * Row-level security applies to the owner too; this setting lifts it for migrations, which may change rows of all
 * tenants.
 */
function openOwner(databaseUrl: string): Kysely<unknown> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: databaseLimits.connection,
    onConnect: acrossTenants,
  })
  return new Kysely<unknown>({ dialect: new ServingDialect(patientPool(pool, 'everything'), 'message') })
}

/** The pool waits for the promise that this returns; its types do not say so. */
const acrossTenants = (client: ClientBase): unknown => client.query(`set regalia.across_tenants = 'on'`)

function openServer(url: string, rights: Rights): Kysely<Tables> {
  const types = new TypeOverrides()
  for (const [type, read] of Object.entries(columnReaders)) types.setTypeParser(Number(type), read)
  const pool = new Pool({
    connectionString: url,
    types,
    max: 10,
    pipeline: true,
    connectionTimeoutMillis: databaseLimits.connection,
    query_timeout: databaseLimits.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: databaseLimits.keepAlive,
  })
  return new Kysely<Tables>({ dialect: new ServingDialect(patientPool(pool, rights, new StatementNames()), 'opening') })
}
