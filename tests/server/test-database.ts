import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where a server of a test keeps its data: a fresh, migrated database and a folder that is empty otherwise, both gone after `drop`. */
export interface TestPlace {
  readonly dataFolder: string
  /** Undefined for the embedded database, which lies in `dataFolder`. */
  readonly databaseUrl: string | undefined
  drop(): Promise<void>
}

/** True when the tests run on a real PostgreSQL server (TEST_DATABASE=postgres). */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

export async function makeTestPlace(): Promise<TestPlace> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'regalia-test-'))
  const dropFolder = () => rm(dataFolder, { recursive: true, force: true })
  if (!onPostgres) {
    await cp(await migratedDatabase(), join(dataFolder, 'database'), { recursive: true })
    return { dataFolder, databaseUrl: undefined, drop: dropFolder }
  }
  const { databaseUrl, drop } = await createDatabase()
  return {
    dataFolder,
    databaseUrl,
    async drop() {
      await drop()
      await dropFolder()
    },
  }
}

/** A database of its own in the cluster that the global set-up started. */
async function createDatabase(): Promise<{ databaseUrl: string; drop: () => Promise<void> }> {
  const cluster = process.env.TEST_CLUSTER_URL
  if (cluster === undefined) throw new Error('The PostgreSQL cluster of the tests is not running.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnCluster(cluster, `create database ${name}`)
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

/** Migrating takes seconds, copying its outcome does not; it is made once for each version of the migrations. */
async function migratedDatabase(): Promise<string> {
  const folder = join(root, '.cache', `test-database-${await versionOfMigrations()}`)
  if (!existsSync(folder)) await makeMigrated(folder)
  return join(folder, 'database')
}

async function makeMigrated(folder: string): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const draft = await mkdtemp(`${folder}.`)
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: draft })
  await database.close()
  try {
    await rename(draft, folder)
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(folder)) throw error
    await rm(draft, { recursive: true })
  }
}

async function versionOfMigrations(): Promise<string> {
  const folder = join(root, 'src', 'server', 'platform', 'database', 'migrations')
  const digest = createHash('sha256')
  for (const name of (await readdir(folder)).toSorted()) digest.update(name).update(await readFile(join(folder, name)))
  return digest.digest('hex').slice(0, 16)
}
