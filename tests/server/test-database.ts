import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyMigrated } from '../../scripts/migrated-database.ts'

/** The data of a test's server: a new, migrated database and an otherwise empty folder. `drop` removes both. */
export interface TestPlace {
  readonly dataFolder: string
  /** Undefined for the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined
  drop(): Promise<void>
}

/** True when the tests run on a real PostgreSQL server (TEST_DATABASE=postgres). */
export const onPostgres = process.env.TEST_DATABASE === 'postgres'

export async function makeTestPlace(): Promise<TestPlace> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'regalia-test-'))
  const dropFolder = () => rm(dataFolder, { recursive: true, force: true })
  if (!onPostgres) {
    await copyMigrated(dataFolder)
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

/** A new database in the cluster that the global set-up started. */
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
