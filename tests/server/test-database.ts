import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where a server of a test keeps its data: a fresh, migrated database and an empty folder, both gone after `drop`. */
export interface TestPlace {
  readonly dataFolder: string
  /** Undefined for the embedded database, which lies in `dataFolder`. */
  readonly databaseUrl: string | undefined
  /** A migrated embedded database to begin with. */
  readonly dump: Blob | undefined
  drop(): Promise<void>
}

/** True when the tests run on a real PostgreSQL server (TEST_DATABASE=postgres). */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

export async function makeTestPlace(): Promise<TestPlace> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'regalia-test-'))
  const dropFolder = () => rm(dataFolder, { recursive: true, force: true })
  if (!onPostgres) return { dataFolder, databaseUrl: undefined, dump: await migratedDump(), drop: dropFolder }
  const { databaseUrl, drop } = await createDatabase()
  return {
    dataFolder,
    databaseUrl,
    dump: undefined,
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

/** Migrating takes seconds, loading a dump of the outcome does not; it is made once for each version of the migrations. */
async function migratedDump(): Promise<Blob> {
  const file = join(root, '.cache', `test-database-${await versionOfMigrations()}.tar`)
  if (!existsSync(file)) await makeDump(file)
  return new Blob([await readFile(file)])
}

async function makeDump(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'regalia-dump-'))
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  await database.close()
  const pglite = await PGlite.create(join(folder, 'database'))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(root, '.cache'), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, file)
}

async function versionOfMigrations(): Promise<string> {
  const folder = join(root, 'src', 'server', 'platform', 'database', 'migrations')
  const digest = createHash('sha256')
  for (const name of (await readdir(folder)).toSorted()) digest.update(name).update(await readFile(join(folder, name)))
  return digest.digest('hex').slice(0, 16)
}
