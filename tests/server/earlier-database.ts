import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { PGliteDialect } from '../../src/server/platform/database/dialect/pglite-dialect.ts'
import { migrate } from '../../src/server/platform/database/migrate.ts'
import { serverRole } from '../../src/server/platform/database/migrations/create-tenant-table.ts'

/** An embedded database as an earlier release left it, empty, for its owner. */
export interface EarlierDatabase {
  readonly owner: Kysely<unknown>
  close(): Promise<void>
}

/** @param newest the name of its newest migration */
export async function openEarlierDatabase(newest: string): Promise<EarlierDatabase> {
  const pglite = await PGlite.create()
  await pglite.exec(`create role ${serverRole}`)
  const owner = new Kysely<unknown>({ dialect: new PGliteDialect(pglite, 'everything') })
  await migrate(owner, newest)
  const close = async () => {
    await owner.destroy()
    await pglite.close()
  }
  return { owner, close }
}
