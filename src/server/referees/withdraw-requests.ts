import type { TenantTransaction } from '../platform/database/database.ts'
import { revokeRequest } from './referee-requests.ts'

/** Withdraws the requests to referees that nobody has answered yet, with their links and reminders. */
export async function withdrawRequests(tx: TenantTransaction, userId: string): Promise<void> {
  const { tenant, db } = tx
  const open = await db
    .selectFrom('referee_requests')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant', '=', 'referee_requests.tenant')
        .onRef('profiles.id', '=', 'referee_requests.profile_id'),
    )
    .select(['referee_requests.profile_id', 'section', 'entry_no'])
    .where('referee_requests.tenant', '=', tenant)
    .where('profiles.tenant', '=', tenant)
    .where('profiles.user_id', '=', userId)
    .where('referee_requests.answered_at', 'is', null)
    .execute()
  for (const record of open) await revokeRequest(tx, record)
}
