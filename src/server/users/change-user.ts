import type { UserChange } from '../../contract/admin-user.ts'
import { changedValues } from '../../engine/json/changed-values.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { dropLinks } from '../accounts/links.ts'
import { endSessions } from '../accounts/sessions.ts'
import { normaliseEmail, updateUser } from '../accounts/users.ts'
import { composeEmail } from '../messages/compose-email.ts'
import { queueMessages } from '../messages/outbox.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isTaken } from '../platform/database/is-taken.ts'
import { checkAnswers } from '../platform/forms/check-answers.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeableUser } from './changed-user.ts'
import type { UserAsking } from './changed-user.ts'

/**
 * Changes the e-mail and phone of an account (ADM-03). Both addresses get a message. With another e-mail, the
 * account's sessions and open links end, because they were given to the owner of the old one. The audit log has
 * both values (ADM-08), which a deletion cannot erase there; nobody is shown them any more after one.
 *
 * @throws Refusal `forbidden`, `not-found`; `invalid` with pointers in the form `forms/admin-user`
 */
export async function changeUser(
  tx: TenantTransaction,
  asking: UserAsking,
  { email, phone_no }: UserChange,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<void> {
  const { tenant, session } = asking
  const user = await changeableUser(tx, asking)
  const sent: JsonObject = { ...(email !== undefined && { email }), ...(phone_no !== undefined && { phone_no }) }
  const answers = checkAnswers(formOf(tenant, 'forms/admin-user'), sent, contextOf(tenant, now))
  const next = { email: normaliseEmail(textAnswer(answers, 'email')), phone: textAnswer(answers, 'phone_no') }
  const changes = changedValues(fieldsOf(user), fieldsOf(next))
  if (changes.length === 0) return
  await store(tx, user.id, next)
  if (next.email !== user.email) {
    await endSessions(tx, user.id, session.user.id === user.id ? session.tokenHash : undefined)
    await dropLinks(tx, user.id)
  }
  for (const recipient of new Set([user.email, next.email])) {
    const notice = await composeEmail(tx, tenant, { recipient, kind: 'account-changed', params: {}, link: origin })
    await queueMessages(tx, [notice], now)
  }
  const detail = changes.map(({ field }) => field.slice(1)).join(', ')
  const entry = { actor_id: session.user.id, subject_id: user.id, detail, changes }
  await recordAudit(tx, { ...entry, action: 'user-changed' }, now)
}

/** What the form has of an account, by its fields. */
const fieldsOf = ({ email, phone }: Pick<UserRow, 'email' | 'phone'>): JsonObject => ({ email, phone_no: phone })

async function store(tx: TenantTransaction, id: string, next: Pick<UserRow, 'email' | 'phone'>): Promise<void> {
  try {
    await updateUser(tx, id, next)
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new Refusal('invalid', { errors: [{ pointer: '/email', message: { key: 'server.email-taken' } }] })
  }
}
