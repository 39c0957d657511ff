import type { Tables } from '../../src/server/platform/database/tables.ts'
import type { Services } from '../../src/server/platform/services.ts'

/** Empties some tables, for every organisation. */
export async function clearTables(
  { tenants, database }: Pick<Services, 'database' | 'tenants'>,
  tables: readonly (keyof Tables)[],
): Promise<void> {
  for (const { id } of tenants.all) {
    await database.inTenant(id, async ({ db }) => {
      for (const table of tables) await db.deleteFrom(table).execute()
    })
  }
}
