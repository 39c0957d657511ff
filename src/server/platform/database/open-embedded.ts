import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { closeAllWithin } from '../files/private-folder.ts'
import { columnReaders, embeddedBytes } from './column-types.ts'
import { makeInTenant } from './database.ts'
import type { Database } from './database.ts'
import { PGliteDialect } from './dialect/pglite-dialect.ts'
import { lockFolder } from './lock-folder.ts'
import { migrate } from './migrate.ts'
import { serverRole } from './migrations/create-tenant-table.ts'
import type { Tables } from './tables.ts'
import { tendEmbedded } from './tend-embedded.ts'

/**
 * The embedded database in `<dataFolder>/database`. Its one session belongs to the owner and can always become the
 * owner again. So after migrating the session is given to the server's role, and the dialect refuses every statement
 * that could take it back.
 */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  const unlock = lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    const pglite = await PGlite.create(folder, {
      parsers: { ...columnReaders, ...embeddedBytes.parsers },
      serializers: { ...embeddedBytes.serializers },
    })
    // A new database is created with files of any mode.
    await closeAllWithin(folder)
    const owner = await migrateAsOwner(pglite)
    await pglite.exec(`set session authorization ${serverRole}`)
    const kysely = new Kysely<Tables>({ dialect: new PGliteDialect(pglite, 'rows-only') })
    const close = async (): Promise<void> => {
      await kysely.destroy()
      await pglite.close()
      unlock()
    }
    const tend = () => tendEmbedded(pglite, kysely, owner)
    return { kind: 'pglite', beforeTenant: kysely, inTenant: makeInTenant(kysely), tend, close }
  } catch (error) {
    unlock()
    throw error
  }
}

const statements = [
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${serverRole}') then create role ${serverRole}; end if;
  end $$`,
  // With these a query, which the dialect allows, could change the role of its session.
  'revoke execute on function set_config(text, text, boolean) from public',
  'revoke update on pg_settings from public',
]

/** Migrates it; returns the name of its owner's role. */
async function migrateAsOwner(pglite: PGlite): Promise<string> {
  for (const statement of statements) await pglite.exec(statement)
  const owner = new Kysely<unknown>({ dialect: new PGliteDialect(pglite, 'everything') })
  await migrate(owner)
  await owner.destroy()
  const { rows } = await pglite.query<{ readonly owner: string }>('select quote_ident(session_user) as owner')
  return rows[0]?.owner ?? ''
}
