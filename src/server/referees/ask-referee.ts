import type { RefereeAsked } from '../../contract/referee.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { WithMessages } from '../platform/texts/response-texts.ts'
import { queueMessages } from '../messages/outbox.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockSection } from '../profiles/records.ts'
import type { RecordRow } from '../profiles/records.ts'
import { readSection } from '../sections/read-section.ts'
import { requireDue } from '../sections/require-due.ts'
import type { Caller } from '../sections/section-context.ts'
import { applicantName } from './applicant-name.ts'
import { refereeEmail } from './referee-email.ts'
import type { RefereeEmail } from './referee-email.ts'
import { addReminderCode, createRequest, findRequestOf, showRequest } from './referee-requests.ts'
import type { RefereeRequest } from './referee-requests.ts'
import { refereeSection } from './referee-section.ts'
import { askingActions, scheduleReminders, sendReminder } from './reminders.ts'
import { resolveReferee } from './resolve-referee.ts'
import type { ResolvedReferee } from './resolve-referee.ts'

/**
 * Sends a referee a link, or reminds the one who has an open request. The e-mail goes to the register's current
 * address, not to that in the record.
 *
 * @param origin the portal's origin, for the links
 * @throws Refusal `not-found`, `already-answered`, `invalid`, `too-many`
 */
export async function askReferee(
  tx: TenantTransaction,
  caller: Caller,
  profile: ProfileRow,
  { entryNo, origin }: { readonly entryNo: number; readonly origin: string },
): Promise<WithMessages<RefereeAsked>> {
  const { tenant, user, now } = caller
  await lockSection(tx, profile.id, refereeSection)
  const state = await readSection(tx, { caller, profile, call: { section: refereeSection } })
  const record = state.rows.find((row) => row.entry_no === entryNo)
  if (!record) throw new Refusal('not-found')
  const earlier = await findRequestOf(tx, record)
  if (earlier?.answered_at) throw new Refusal('already-answered')
  const open = earlier && earlier.expires_at > now ? earlier : undefined
  requireDue(caller, state, record, askingActions(tenant))
  const { hasMoved, ...referee } = await resolveReferee(tx, caller, record, state.rows)
  const applicant = applicantName(state.profileAnswers, user)
  const asking = { ...referee, applicant, origin }
  if (open) await remind(tx, caller, open, asking)
  else await ask(tx, caller, record, asking)
  const action = open ? 'referee-reminded' : 'referee-asked'
  await recordAudit(tx, { actor_id: user.id, action, subject_id: user.id }, now)
  return {
    message: { key: 'server.email-sent' },
    ...(hasMoved && { notice: { key: 'server.referee-moved' } }),
  }
}

type Asking = Pick<ResolvedReferee, 'values'> & Omit<RefereeEmail, 'kind' | 'code'>

/** Sends a new link, which replaces one that has expired. */
async function ask(
  tx: TenantTransaction,
  { tenant, now }: Caller,
  record: RecordRow,
  { values, ...email }: Asking,
): Promise<void> {
  const { request, code } = await createRequest(tx, record, { now, timeZone: tenant.declaration.timeZone, values })
  const write = (kind: RefereeEmail['kind']) => refereeEmail(tx, tenant, request, { ...email, kind, code })
  await queueMessages(tx, [await write('referee-request')], now)
  await scheduleReminders(tx, tenant, await write('referee-reminder'), now)
}

/** Sends a further link: the codes of earlier ones are stored as hashes alone. The first one stays valid. */
async function remind(
  tx: TenantTransaction,
  { tenant, now }: Caller,
  request: RefereeRequest,
  { values, ...email }: Asking,
): Promise<void> {
  const code = await addReminderCode(tx, request)
  await showRequest(tx, request, values)
  const reminder = await refereeEmail(tx, tenant, request, { ...email, kind: 'referee-reminder', code })
  await sendReminder(tx, tenant, request, { reminder, now })
}
