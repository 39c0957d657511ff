import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { TenantTransaction } from '../database/database.ts'

/** Keeps a document as it is published, so that what was made from it can be read even if another one is published. */
export async function keepSnapshot(
  { tenant, db }: TenantTransaction,
  id: DocumentId,
  { hash, document }: { readonly hash: string; readonly document: CompositeDocument },
): Promise<void> {
  await db
    .insertInto('form_snapshots')
    .values({ tenant, hash, document_id: id, document: JSON.stringify(document) })
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
    .execute()
}
