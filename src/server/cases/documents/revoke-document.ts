import { isParty } from '../../../engine/cases/steps/may-act.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { OpenedCase } from '../opened-case.ts'
import { openDocument } from './open-document.ts'

/** Whether a person may revoke documents of a case: by a role that allows it, and never one whom the case is about. */
export function mayRevoke({ actor, kase, place, facts }: OpenedCase): boolean {
  const { roles = [] } = place.tenant.declaration
  const allows = roles.some(({ id, may = [] }) => actor.roles.includes(id) && may.includes('documents'))
  return allows && !isParty(kase, actor, facts)
}

/**
 * Revokes the document that was issued last, from now on. Its row and its file stay as they are.
 *
 * @throws Refusal `not-found` for who may not, and for a document that is not issued; `conflict` for a revoked one
 */
export async function revokeDocument(
  tx: TenantTransaction,
  opened: OpenedCase,
  { document, reason }: { readonly document: string; readonly reason: string },
): Promise<void> {
  if (!mayRevoke(opened)) throw new Refusal('not-found')
  const { issued } = await openDocument(tx, opened, document)
  if (issued === undefined) throw new Refusal('not-found')
  const { actor, place } = opened
  const end = { document_id: issued.id, how: 'revoked' as const, reason, ended_by: actor.id, replaced_by: null }
  const { numInsertedOrUpdatedRows: inserted = 0n } = await tx.db
    .insertInto('case_document_ends')
    .values({ tenant: tx.tenant, ...end, at: place.now })
    .onConflict((conflict) => conflict.columns(['tenant', 'document_id', 'how']).doNothing())
    .executeTakeFirst()
  if (inserted === 0n) throw new Refusal('conflict')
  const audit = { actor_id: actor.through ?? actor.id, subject_id: opened.kase.owner, detail: issued.number }
  await recordAudit(tx, { ...audit, action: 'document-revoked' }, place.now)
}
