import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import { checkServerRole } from './check-server-role.ts'
import { columnReaders } from './column-types.ts'
import { makeInTenant } from './database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { prepareServerRole } from './prepare-server-role.ts'
import { serverAddress } from './server-address.ts'
import type { ServerAddress } from './server-address.ts'
import type { Tables } from './tables.ts'

/** A PostgreSQL database: its owner makes the server's role and migrates; the server has connections of its own. */
export async function openPostgres(databaseUrl: string, databaseServerUrl: string | undefined): Promise<Database> {
  const address = serverAddress(databaseUrl, databaseServerUrl)
  await migrateAsOwner(databaseUrl, address)
  const kysely = openServer(address.url)
  try {
    await checkServerRole(kysely)
  } catch (error) {
    await kysely.destroy()
    throw error
  }
  return { kind: 'postgres', beforeTenant: kysely, inTenant: makeInTenant(kysely), close: () => kysely.destroy() }
}

async function migrateAsOwner(databaseUrl: string, address: ServerAddress): Promise<void> {
  const owner = openOwner(databaseUrl)
  try {
    await prepareServerRole(owner, address)
    await migrate(owner)
  } finally {
    await owner.destroy()
  }
}

/** Row-level security holds for the owner too, but for migrations, which may change rows of all tenants. */
function openOwner(databaseUrl: string): Kysely<unknown> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  return new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(`set regalia.across_tenants = 'on'`))
      },
    }),
  })
}

function openServer(url: string): Kysely<Tables> {
  const types = new TypeOverrides()
  for (const [type, read] of Object.entries(columnReaders)) types.setTypeParser(Number(type), read)
  const pool = new Pool({ connectionString: url, types, max: 10 })
  // A connection that breaks while idle is replaced by the pool; the query that needs one reports what is wrong.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
