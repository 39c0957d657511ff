import { normaliseEmail } from '../accounts/users.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { normaliseMemberNo } from './members.ts'
import type { MemberRow } from './members.ts'

/** What identifies the person with an account. */
export interface OwnIdentity {
  isMember(member: MemberRow): boolean
  isAddress(email: string): boolean
}

/** Identifies a user, also in the register: by account, e-mail, identity document and member numbers. */
export async function ownIdentity({ tenant, db }: TenantTransaction, user: UserRow): Promise<OwnIdentity> {
  const profiles = await db
    .selectFrom('profiles')
    .select('member_no')
    .where('tenant', '=', tenant)
    .where('user_id', '=', user.id)
    .execute()
  const numbers = new Set(profiles.map(({ member_no }) => normaliseMemberNo(member_no ?? '')))
  const isAddress = (email: string) => normaliseEmail(email) === normaliseEmail(user.email)
  const idNumber = normaliseMemberNo(user.id_number)
  return {
    isAddress,
    isMember: ({ user_id, email, id_number, member_no }) =>
      user_id === user.id ||
      isAddress(email) ||
      numbers.has(member_no) ||
      (idNumber !== '' && normaliseMemberNo(id_number) === idNumber),
  }
}
