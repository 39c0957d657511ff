import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import { closeAllWithin, keepPrivate } from '../files/private-folder.ts'
import { columnReaders } from './column-types.ts'
import { makeInTenant } from './database.ts'
import type { Database } from './database.ts'
import { PGliteDialect } from './dialect/pglite-dialect.ts'
import { lockFolder } from './lock-folder.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

export interface DatabasePlace {
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** A dump of an embedded database to begin with, where the folder is still empty. */
  readonly dump?: Blob
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded one in `<dataFolder>/database`, and migrates it. The data
 * folder is closed to other users of the machine.
 *
 * @throws FolderTakenError while another process has the embedded database open
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  await keepPrivate(place.dataFolder)
  const database = place.databaseUrl === undefined ? await openEmbedded(place) : openServer(place.databaseUrl)
  try {
    await migrate(database.beforeTenant)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function openEmbedded({ dataFolder, dump }: DatabasePlace): Promise<Database> {
  const unlock = lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    const pglite = await PGlite.create(folder, { parsers: { ...columnReaders }, ...(dump && { loadDataDir: dump }) })
    // What makes a new database gives its files any mode.
    await closeAllWithin(folder)
    const kysely = new Kysely<Tables>({ dialect: new PGliteDialect(pglite) })
    const close = async (): Promise<void> => {
      await kysely.destroy()
      unlock()
    }
    return { kind: 'pglite', beforeTenant: kysely, inTenant: makeInTenant(kysely), close }
  } catch (error) {
    unlock()
    throw error
  }
}

function openServer(databaseUrl: string): Database {
  const types = new TypeOverrides()
  for (const [type, read] of Object.entries(columnReaders)) types.setTypeParser(Number(type), read)
  const pool = new Pool({ connectionString: databaseUrl, types, max: 10 })
  // A connection that breaks while idle is replaced by the pool; the query that needs one reports what is wrong.
  pool.on('error', () => undefined)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', beforeTenant: kysely, inTenant: makeInTenant(kysely), close: () => kysely.destroy() }
}
