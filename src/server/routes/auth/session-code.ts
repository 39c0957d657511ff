import type { CodeSentResponse } from '../../../contract/auth.ts'
import {
  allowFirstSending,
  allowSending,
  challengeOfSession,
  codeOver,
  createChallenge,
  findChallenge,
  justSent,
  resendSeconds,
} from '../../accounts/challenges.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import { composeSms } from '../../messages/compose-sms.ts'
import { queueMessages } from '../../messages/outbox.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AccountPlace } from './registration.ts'

type CodeSent = Omit<CodeSentResponse, 'message'>

/**
 * Sends a one-time code to the user of a session. A call within a minute of a code that can still be used sends none,
 * and gets the response of the one that did: a signature sends the code for which clients then ask as well.
 *
 * @throws Refusal `too-many`
 */
export async function sendSessionCode(
  tx: TenantTransaction,
  { tenant, now }: Pick<AccountPlace, 'tenant' | 'now'>,
  { token, user }: Pick<CurrentSession, 'token' | 'user'>,
): Promise<CodeSent> {
  const id = challengeOfSession(token)
  const sent = { id, phone_no: user.phone }
  const before = await findChallenge(tx, id)
  const wait = before && justSent(before, now)
  if (wait !== undefined) return { ...sent, resend_after: wait }
  const { id: user_id, email, phone } = user
  const ofSession = { user_id, registration_id: null, purpose: 'session', email, phone } as const
  await (before ? allowSending(tx, before, now) : allowFirstSending(tx, ofSession, now))
  const { code } = await createChallenge(tx, ofSession, now, id)
  const sms = { recipient: user.phone, kind: 'code', params: { code }, expires_at: codeOver(now) } as const
  await queueMessages(tx, [composeSms(tenant, sms)], now)
  return { ...sent, resend_after: resendSeconds }
}

/** The same beside another change, which stays if no code may be sent now: a call for the code then says why. */
export async function sendCodeIfAllowed(...call: Parameters<typeof sendSessionCode>): Promise<void> {
  try {
    await sendSessionCode(...call)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too-many') throw error
  }
}
