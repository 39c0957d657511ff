import { wrapModule } from '../../../engine/validation/wrap-module.ts'
import type { Database, TenantTransaction } from '../database/database.ts'
import type { PublishedFile } from '../published/find-published-file.ts'
import type { PublishedTenants } from '../published/published-tenants.ts'

/** Code of a form, by its name and the version of the engine that compiled it. */
interface PreviewedFile {
  readonly name: string
  readonly compiler: string
  readonly content: string
}

/** Keeps the code of the form that an administrator looks at, in place of the last one. */
export async function storePreview(
  { tenant, db }: TenantTransaction,
  userId: string,
  file: PreviewedFile,
): Promise<void> {
  await db
    .insertInto('form_previews')
    .values({ tenant, user_id: userId, ...file })
    .onConflict((conflict) => conflict.columns(['tenant', 'user_id']).doUpdateSet({ ...file }))
    .execute()
}

/** The code of a form that an administrator looks at, by its name. */
export async function findPreview(
  { database, tenants }: { readonly database: Database; readonly tenants: PublishedTenants },
  tenant: string,
  name: string,
): Promise<PublishedFile | undefined> {
  const row = await database.inTenant(tenant, ({ db }) =>
    db
      .selectFrom('form_previews')
      .select('content')
      .where('tenant', '=', tenant)
      .where('name', '=', name)
      .where('compiler', '=', tenants.code.compiler ?? '')
      .executeTakeFirst(),
  )
  return row && { mediaType: 'text/javascript', text: wrapModule(row.content, tenants.runtime.path) }
}
