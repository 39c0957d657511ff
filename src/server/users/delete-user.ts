import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeableUser } from './changed-user.ts'
import type { UserAsking } from './changed-user.ts'
import { deleteAccount } from './delete-account.ts'

/**
 * Deletes the account of another user, for those whose role allows it.
 *
 * @throws Refusal `forbidden`, `not-found`; `conflict` for the caller's own account, and for the last one that may
 *   manage the staff
 */
export async function deleteUser(tx: TenantTransaction, asking: UserAsking, now: Date): Promise<void> {
  const { tenant, session } = asking
  const user = await changeableUser(tx, asking)
  if (user.id === session.user.id) throw new Refusal('conflict', { message: { key: 'server.own-account' } })
  await deleteAccount(tx, tenant, { user, by: session.user.id }, now)
}
