import type { FoundReferee } from '../../contract/referee.ts'
import { maskEmail, maskPhoneToEnd } from '../../engine/format/mask-value.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { findMember } from '../members/members.ts'
import { memberName } from '../members/register-values.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * The active member with a number: the name, and masked contact data that only the member recognises. The audit log
 * records who searched.
 *
 * @throws Refusal `member-not-found`
 */
export async function searchReferee(
  tx: TenantTransaction,
  user: Pick<UserRow, 'id'>,
  memberNo: string,
  now: Date,
): Promise<FoundReferee> {
  const member = await findMember(tx, memberNo)
  if (!member || member.status !== 'Active') throw new Refusal('member-not-found')
  await recordAudit(tx, { actor_id: user.id, action: 'register-searched', subject_id: member.user_id }, now)
  return {
    MemberNo: member.member_no,
    Name: memberName(member),
    Email: maskEmail(member.email),
    PhoneNo: maskPhoneToEnd(member.phone),
  }
}
