import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/server/platform/database/open-database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Puts a fresh, migrated embedded database into a data folder. Making one takes seconds, copying it does not. */
export async function copyMigrated(dataFolder: string): Promise<void> {
  await cp(await migratedDatabase(), join(dataFolder, 'database'), { recursive: true })
}

/** It is made once for each version of the migrations and of the dependencies. */
async function migratedDatabase(): Promise<string> {
  const folder = join(root, '.cache', `migrated-database-${await versionOfMigrations()}`)
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
    // Another process was faster.
    if (!existsSync(folder)) throw error
    await rm(draft, { recursive: true })
  }
}

async function versionOfMigrations(): Promise<string> {
  const folder = join(root, 'src', 'server', 'platform', 'database', 'migrations')
  const digest = createHash('sha256')
  for (const name of (await readdir(folder)).toSorted()) digest.update(name).update(await readFile(join(folder, name)))
  digest.update(await readFile(join(root, 'package-lock.json')))
  return digest.digest('hex').slice(0, 16)
}
