import type { RefereeAsked } from '../../contract/referee.ts'
import { encodeText } from '../../engine/format/base64-text.ts'
import { formatDate } from '../../engine/format/format-date.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { composeEmail } from '../messages/compose-email.ts'
import type { NewMessage } from '../messages/outbox.ts'
import type { WithMessages } from '../platform/texts/response-texts.ts'
import { queueMessages, scheduleMessages } from '../messages/outbox.ts'
import { profileAnswers } from '../views/describe-user.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockSection, listRecords } from '../profiles/records.ts'
import type { Caller } from '../sections/section-context.ts'
import { applicantName } from './applicant-name.ts'
import { createRequest, findRequestOf } from './referee-requests.ts'
import type { RefereeRequest } from './referee-requests.ts'
import { refereeSection, refereeText } from './referee-section.ts'
import { resolveReferee } from './resolve-referee.ts'
import { refereeType } from './referee-types.ts'

/** The actions of the e-mail's links that respond in one step. */
const actions = ['accept', 'reject'] as const

const day = 24 * 60 * 60 * 1000
/** After how many days a referee who has not responded gets a reminder. */
const reminderDays = [7, 14] as const

/**
 * Sends a referee a link, which replaces an earlier one, and schedules reminders. They go to the register's current
 * address, not to that in the record.
 *
 * @param origin the portal's origin, for the links
 * @throws Refusal `not-found`, `already-answered`, `invalid`
 */
export async function askReferee(
  tx: TenantTransaction,
  caller: Caller,
  profile: ProfileRow,
  { entryNo, origin }: { readonly entryNo: number; readonly origin: string },
): Promise<WithMessages<RefereeAsked>> {
  const { tenant, user, now } = caller
  await lockSection(tx, profile.id, refereeSection)
  const rows = await listRecords(tx, profile.id, [refereeSection])
  const record = rows.find((row) => row.entry_no === entryNo)
  if (!record) throw new Refusal('not-found')
  if ((await findRequestOf(tx, record))?.answered_at) throw new Refusal('already-answered')
  const { address, values, hasMoved } = await resolveReferee(tx, caller, record, rows)
  const { request, code } = await createRequest(tx, record, { now, timeZone: tenant.declaration.timeZone, values })
  const applicant = applicantName(await profileAnswers(tx, profile), user)
  const write = (kind: RefereeEmail['kind']) =>
    messageTo(tx, caller, request, { kind, applicant, origin, code, address })
  await queueMessages(tx, [await write('referee-request')], now)
  const reminder = await write('referee-reminder')
  for (const days of reminderDays) await scheduleMessages(tx, [reminder], new Date(now.getTime() + days * day))
  await recordAudit(tx, { actor_id: user.id, action: 'referee-asked', subject_id: user.id }, now)
  return {
    message: { key: 'server.email-sent' },
    ...(hasMoved && { notice: { key: 'server.referee-moved' } }),
  }
}

interface RefereeEmail {
  readonly kind: 'referee-request' | 'referee-reminder'
  readonly applicant: string
  readonly origin: string
  readonly code: string
  readonly address: string
}

async function messageTo(
  tx: TenantTransaction,
  { tenant }: Caller,
  request: RefereeRequest,
  email: RefereeEmail,
): Promise<NewMessage> {
  const { kind, applicant, origin, code, address } = email
  const type = refereeType(tenant, refereeText(request.referee, 'refereeType'))
  const query = `user=${encodeText(request.member_no)}&code=${encodeText(code)}`
  const at = (action: string) => `${origin}/referee-response/response?${query}&action=${encodeText(action)}`
  const until = formatDate(todayIn(tenant.declaration.timeZone, request.expires_at), tenant.language)
  const written = await composeEmail(tx, tenant, {
    recipient: address,
    kind,
    params: { applicant, type: type.title, until },
    link: `${origin}/profile/response?${query}`,
    expires_at: request.expires_at,
    choices:
      type.links === 'none' ? [] : actions.map((action) => ({ key: `mail.${kind}.${action}`, link: at(action) })),
  })
  return { ...written, about: request.id }
}
