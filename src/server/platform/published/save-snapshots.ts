import type { PublishedTenants } from './published-tenants.ts'
import type { Database } from '../database/database.ts'

/** Keeps every form that records can be written under, so that a record can be read by its own form ever after. */
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
