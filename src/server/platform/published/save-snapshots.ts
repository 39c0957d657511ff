import type { PublishedTenants } from './published-tenants.ts'
import type { Database } from '../database/database.ts'

/** Stores every form, so that a record can always be read by the form that it was written under. */
export async function saveSnapshots(database: Database, { all }: PublishedTenants): Promise<void> {
  for (const { id: tenant, forms } of all) {
    const rows = [...forms.values()].map(({ id, hash, document }) => ({
      tenant,
      hash,
      document_id: id,
      document: JSON.stringify(document),
    }))
    if (rows.length === 0) continue
    await database.inTenant(tenant, ({ db }) =>
      db
        .insertInto('form_snapshots')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
        .execute(),
    )
  }
}
