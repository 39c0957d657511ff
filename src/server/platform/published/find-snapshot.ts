import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { Database } from '../database/database.ts'

/** The form with that hash as it was published; undefined when there is none. */
export async function readSnapshot(
  database: Database,
  tenant: string,
  hash: string,
): Promise<CompositeDocument | undefined> {
  const row = await database.inTenant(tenant, ({ db }) =>
    db
      .selectFrom('form_snapshots')
      .select('document')
      .where('tenant', '=', tenant)
      .where('hash', '=', hash)
      .executeTakeFirst(),
  )
  return row?.document
}
