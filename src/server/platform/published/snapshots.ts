import { declaredLanguage } from '../../../engine/translate/translate-document.ts'
import type { Database } from '../database/database.ts'
import { inLanguage } from './published-tenant.ts'
import type { PublishedTenant } from './published-tenant.ts'

/** Stores the forms of organisations, so that a record can always be read by the form that it was written under. */
export class Snapshots {
  private readonly saved = new WeakMap<PublishedTenant, Promise<void>>()

  constructor(private readonly database: Pick<Database, 'inTenant'>) {}

  /**
   * Ends when all forms of an organisation are stored. Call it before anything is written for it; it reads the database
   * once for each organisation and publication.
   */
  save(tenant: PublishedTenant): Promise<void> {
    const declared = inLanguage(tenant, declaredLanguage)
    const saving = this.saved.get(declared) ?? this.saveUnknown(declared)
    this.saved.set(declared, saving)
    // The next request tries again.
    saving.catch(() => this.saved.delete(declared))
    return saving
  }

  private saveUnknown({ id: tenant, forms }: PublishedTenant): Promise<void> {
    const current = new Map([...forms.values()].map((form) => [form.hash, form]))
    return this.database.inTenant(tenant, async ({ db }) => {
      const known = await db
        .selectFrom('form_snapshots')
        .select('hash')
        .where('tenant', '=', tenant)
        .where((where) => where('hash', '=', where.fn.any(where.val([...current.keys()]))))
        .execute()
      for (const { hash } of known) current.delete(hash)
      if (current.size === 0) return
      const rows = [...current.values()].map(({ id, hash, document }) => ({
        tenant,
        hash,
        document_id: id,
        document: JSON.stringify(document),
      }))
      await db
        .insertInto('form_snapshots')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
        .execute()
    })
  }
}
