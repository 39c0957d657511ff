import type { DocumentUse } from '../../contract/edited-form.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { editedKind } from '../../engine/editing/editable-parts.ts'
import { findUses } from '../../engine/editing/uses/find-uses.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { readBelow } from './added-sections.ts'
import { formTitle } from './editable-documents.ts'

/**
 * Every place in what is in force that refers to a document, or to something in it.
 *
 * @throws Refusal `not-found` for a document that administrators may not change
 */
export async function usesOf(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  id: DocumentId,
): Promise<readonly DocumentUse[]> {
  const { documents } = tenant
  const isEditable = (name: DocumentId): boolean => {
    const document = documents.get(name)
    return document !== undefined && editedKind(name, document) !== undefined
  }
  if (!isEditable(id)) {
    // A section that is new is used nowhere.
    const { adding } = await readBelow(tx, id)
    if (adding !== undefined) return []
    throw new Refusal('not-found')
  }
  return findUses(documents, id).map((use) => ({
    ...use,
    title: formTitle(tenant, use.document),
    editable: isEditable(use.document),
  }))
}
