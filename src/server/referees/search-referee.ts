import type { FoundReferee } from '../../contract/referee.ts'
import { recordAudit } from '../audit/audit-log.ts'
import type { TenantTransaction } from '../db/database.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { findMember } from '../members/members.ts'
import { Refusal } from '../refusal.ts'

/**
 * The active member with a number, as the register knows them. Who looked is in the audit log, for it says how to reach
 * the member.
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
  await recordAudit(tx, { actor_id: user.id, action: 'referee-searched', subject_id: member.user_id }, now)
  const names = [member.first_name, member.second_name, member.last_name].filter((name) => name !== '')
  return {
    MemberNo: member.member_no,
    Name: names.join(' '),
    Email: member.email,
    PhoneNo: member.phone.replaceAll(/\D/g, ''),
  }
}
