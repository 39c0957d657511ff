import { todayIn } from '../../engine/format/today-in.ts'
import type { SentListener } from '../messages/delivery/message-sender.ts'
import { lockSection } from '../profiles/records.ts'
import { findRequestById, showRequest } from './referee-requests.ts'

/** Shows in a referee's record the day on which a reminder of its request went out. */
export const showReminder: SentListener = async (tx, tenant, { about, created_at }, now) => {
  if (about === null) return
  const request = await findRequestById(tx, about)
  // The request's own e-mail is as old as the request.
  if (!request || created_at <= request.created_at) return
  await lockSection(tx, request.profile_id, request.section)
  // It may have been revoked before the lock.
  if (!(await findRequestById(tx, about))) return
  await showRequest(tx, request, { remindedOn: todayIn(tenant.declaration.timeZone, now) })
}
