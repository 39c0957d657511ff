import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { Caller } from '../sections/section-context.ts'
import { findRequestOf, hideRequest, revokeRequest } from './referee-requests.ts'
import { refereeText } from './referee-section.ts'

/** The referee and the type they are asked as: an answer is only valid for both. */
const identity = ['Name', 'MemberNo', 'Email', 'refereeType'] as const
/** A member stays the same even if the register's name or address has changed. */
const identityOfMember = ['standing', 'MemberNo', 'refereeType'] as const

/**
 * Revokes the request, with its link and response, when its record now names somebody else.
 *
 * @returns the record after that
 */
export async function revokeWhenChanged(tx: TenantTransaction, caller: Caller, row: RecordRow): Promise<RecordRow> {
  const request = await findRequestOf(tx, row)
  if (!request) return row
  const fields = refereeText(row.answers, 'standing') === 'Member' ? identityOfMember : identity
  if (fields.every((field) => refereeText(request.referee, field) === refereeText(row.answers, field))) return row
  await revokeRequest(tx, row)
  await auditRevoked(tx, caller)
  return hideRequest(tx, row)
}

/** Revokes the request of a referee's record that is about to be removed. */
export async function revokeWhenRemoved(tx: TenantTransaction, caller: Caller, row: RecordRow): Promise<void> {
  if (await revokeRequest(tx, row)) await auditRevoked(tx, caller)
}

const auditRevoked = (tx: TenantTransaction, { user, now }: Caller): Promise<void> =>
  recordAudit(tx, { actor_id: user.id, action: 'referee-revoked', subject_id: user.id }, now)
