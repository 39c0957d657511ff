import type { RemoveSectionBody } from '../../contract/new-section.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { addingIn, readBelow } from './added-sections.ts'
import { publishedActions } from './editable-documents.ts'
import { storeDraft } from './save-draft.ts'
import type { Editing } from './save-draft.ts'
import { requireNoRecords } from './taken-sections.ts'

/**
 * Takes a section that administrators made away, as a draft without actions: once that is published, its tab, form and
 * calls are gone. It has no records then; a roll-back brings it back as it was.
 *
 * @throws Refusal `not-found` for what is no published section of theirs; `conflict` while it has records; `stale` as
 *   for `saveDraft`
 */
export async function removeSection(
  tx: TenantTransaction,
  { tenant, actorId }: Omit<Editing, 'tenants'>,
  { document, ...sent }: RemoveSectionBody,
  now: Date,
): Promise<void> {
  const { layer } = await readBelow(tx, document)
  if (addingIn(publishedActions(layer, document)) === undefined) throw new Refusal('not-found')
  const { [document]: _taken, ...after } = layer
  await requireNoRecords(tx, tenant, { before: layer, after })
  await storeDraft(tx, { tenant, actorId }, { ...sent, document, actions: [] }, now)
}
