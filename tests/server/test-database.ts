import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyMigrated } from '../../scripts/migrated-database.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'

/** The data of a test's server: a database and a folder of its own. `drop` removes both. */
export interface TestPlace {
  readonly dataFolder: string
  /** Undefined for the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined
  drop(): Promise<void>
}

/** True when the tests run on a real PostgreSQL server (TEST_DATABASE=postgres). */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

/** A place whose PostgreSQL database is empty: whoever opens it first migrates it. An embedded one is migrated. */
export async function makeEmptyPlace(): Promise<TestPlace> {
  if (onPostgres) return placeOn(await createDatabase())
  const place = await placeOn()
  await copyMigrated(place.dataFolder)
  return place
}

let migrated: Promise<TestPlace> | undefined

/** A place with a migrated database. Each worker migrates one database, and copies it. */
export async function makeTestPlace(): Promise<TestPlace> {
  return onPostgres ? copyPlace(await (migrated ??= migratedPlace())) : makeEmptyPlace()
}

async function migratedPlace(): Promise<TestPlace> {
  const place = await makeEmptyPlace()
  const database = await openDatabase(place)
  await database.close()
  return place
}

/** A copy of a place that nobody has open. */
export async function copyPlace({ dataFolder, databaseUrl }: TestPlace): Promise<TestPlace> {
  const copy = await placeOn(databaseUrl === undefined ? undefined : await createDatabase(databaseUrl))
  await cp(dataFolder, copy.dataFolder, { recursive: true })
  return copy
}

/** An empty folder beside a database, which is dropped with it. */
async function placeOn(database?: CreatedDatabase): Promise<TestPlace> {
  const dataFolder = await mkdtemp(join(process.env.TEST_PLACES ?? tmpdir(), 'regalia-test-'))
  return {
    dataFolder,
    databaseUrl: database?.databaseUrl,
    async drop() {
      await database?.drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

interface CreatedDatabase {
  readonly databaseUrl: string
  readonly drop: () => Promise<void>
}

/**
 * A new database in the cluster that the global set-up started.
 *
 * @param template the address of the database that it is a copy of; without one it is empty
 */
async function createDatabase(template?: string): Promise<CreatedDatabase> {
  const cluster = process.env.TEST_CLUSTER_URL
  if (cluster === undefined) throw new Error('The PostgreSQL cluster of the tests is not running.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const like = template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)} strategy file_copy`
  await runOnCluster(cluster, `create database ${name}${like}`)
  const databaseUrl = new URL(cluster)
  databaseUrl.pathname = `/${name}`
  return { databaseUrl: databaseUrl.href, drop: () => runOnCluster(cluster, `drop database ${name} with (force)`) }
}

async function runOnCluster(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
