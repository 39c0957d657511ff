import { refereeCalls } from '../../contract/referee.ts'
import type { ActionDefinition } from '../../engine/document/collection-page.ts'
import { formatDate } from '../../engine/format/format-date.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { possibleFrom } from '../../engine/page/possible-from.ts'
import type { SentListener } from '../messages/delivery/message-sender.ts'
import { queueMessages, scheduleMessages, withdrawMessages } from '../messages/outbox.ts'
import type { NewMessage } from '../messages/outbox.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockSection } from '../profiles/records.ts'
import type { RecordRow } from '../profiles/records.ts'
import { findRequestById, showRequest } from './referee-requests.ts'
import type { RefereeRequest } from './referee-requests.ts'
import { refereeSection } from './referee-section.ts'

const day = 24 * 60 * 60 * 1000
/** After how many days a referee who has not responded gets a reminder. */
const reminderDays = [7, 14] as const

/** The server sends reminders by itself. */
export async function scheduleReminders(tx: TenantTransaction, reminder: NewMessage, now: Date): Promise<void> {
  for (const days of reminderDays)
    await scheduleMessages(tx, [reminder], { at: new Date(now.getTime() + days * day), now })
}

/**
 * The applicant may remind a referee when the declared number of days has passed since the last e-mail.
 *
 * @throws Refusal `too-many`, with the day from which it is possible
 */
export function requireReminderIsDue(
  tenant: PublishedTenant,
  { answers }: Pick<RecordRow, 'answers'>,
  now: Date,
): void {
  const today = todayIn(tenant.declaration.timeZone, now)
  const from = possibleFrom({ again: reminding(tenant) }, answers, today)
  if (from === undefined) return
  const message = { key: 'server.possible-from', params: { date: formatDate(from, tenant.language) } } as const
  throw new Refusal('too-many', { message, retryAfter: (Date.parse(from) - Date.parse(today)) / 1000 })
}

/** Sends a reminder now, instead of those that the server would send too soon after it. */
export async function sendReminder(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  request: RefereeRequest,
  { reminder, now }: { readonly reminder: NewMessage; readonly now: Date },
): Promise<void> {
  const days = reminding(tenant)?.days ?? 0
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

/** How often the section's page lets the applicant remind a referee; undefined where it does not say. */
function reminding({ documents }: PublishedTenant): ActionDefinition['again'] {
  const page = documents.get(refereeSection)?.page
  const actions = page?.kind === 'collection' ? page.actions : []
  return actions.find(({ call, again }) => call === refereeCalls.askReferee.path && again !== undefined)?.again
}
