import { refereeCalls } from '../../contract/referee.ts'
import type { ActionDefinition } from '../../engine/document/collection-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { actionsOf } from '../../engine/page/actions-of.ts'
import type { SentListener } from '../messages/delivery/message-sender.ts'
import { queueMessages, scheduleMessages, withdrawMessages } from '../messages/outbox.ts'
import type { NewMessage } from '../messages/outbox.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { lockSection } from '../profiles/records.ts'
import { findRequestById, showRequest } from './referee-requests.ts'
import type { RefereeRequest } from './referee-requests.ts'
import { refereeSection } from './referee-section.ts'

const day = 24 * 60 * 60 * 1000
const askingPath = refereeCalls.askReferee.path

/** The server sends reminders by itself, after the days that the section's page declares. */
export async function scheduleReminders(
  tx: TenantTransaction,
  { documents }: PublishedTenant,
  reminder: NewMessage,
  now: Date,
): Promise<void> {
  const declared = actionsOf(documents, refereeSection, askingPath).flatMap(({ reminders = [] }) => reminders)
  for (const days of new Set(declared)) {
    await scheduleMessages(tx, [reminder], { at: new Date(now.getTime() + days * day), now })
  }
}

/** The actions by which the applicant asks or reminds a referee, and that say how often. */
export const askingActions = ({ documents }: PublishedTenant): readonly ActionDefinition[] =>
  actionsOf(documents, refereeSection, askingPath).filter(({ again }) => again !== undefined)

/** Sends a reminder now, instead of those that the server would send too soon after it. */
export async function sendReminder(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  request: RefereeRequest,
  { reminder, now }: { readonly reminder: NewMessage; readonly now: Date },
): Promise<void> {
  const days = Math.max(0, ...askingActions(tenant).map(({ again }) => again?.days ?? 0))
  await withdrawMessages(tx, request.id, new Date(now.getTime() + days * day))
  await queueMessages(tx, [reminder], now)
  await showReminded(tx, tenant, request, now)
}

/** Shows in a referee's record that a reminder of its request went out. */
export const noticeReminder: SentListener = async (tx, tenant, { about, created_at }, now) => {
  if (about === null) return
  const request = await findRequestById(tx, about)
  // The request's own e-mail is as old as the request.
  if (!request || created_at <= request.created_at) return
  await lockSection(tx, request.profile_id, request.section)
  // It may have been revoked before the lock.
  if (await findRequestById(tx, about)) await showReminded(tx, tenant, request, now)
}

const showReminded = (tx: TenantTransaction, tenant: PublishedTenant, request: RefereeRequest, now: Date) =>
  showRequest(tx, request, { remindedOn: todayIn(tenant.declaration.timeZone, now) })
