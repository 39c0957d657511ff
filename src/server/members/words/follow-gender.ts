import type { TenantTransaction } from '../../platform/database/database.ts'
import { indexMembers } from './index-members.ts'

/** Lets the register follow the gender in a member’s main record; somebody without a number is not in it. */
export async function followGender(
  tx: TenantTransaction,
  { userId, gender }: { readonly userId: string; readonly gender: string },
): Promise<void> {
  const followed = await tx.db
    .updateTable('members')
    .set({ gender })
    .where('tenant', '=', tx.tenant)
    .where('user_id', '=', userId)
    .where('gender', '!=', gender)
    .returning('member_no')
    .execute()
  await indexMembers(
    tx,
    followed.map(({ member_no }) => member_no),
  )
}
