import type { Selectable } from 'kysely'
import { clockAllowance } from '../platform/database/clock-allowance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ChallengesTable } from '../platform/database/tables/accounts.ts'
import { Refusal } from '../platform/refusal.ts'
import { codesSent, countAttempt, tooManyAttempts } from './limits.ts'
import { hashCode, hashToken, makeCode, makeToken } from '../platform/secrets/secret-token.ts'
import { normaliseEmail } from './users.ts'

/** A one-time code is valid for ten minutes and five tries. The next one may be requested after a minute. */
const codeSeconds = 10 * 60
const codeTries = 5
export const resendSeconds = 60
/** How long after its last code a challenge can still get a new one. */
const challengeSeconds = 24 * 60 * 60

export type ChallengeRow = Selectable<ChallengesTable>

/** A challenge and the code to send. */
export interface ChallengeMade {
  readonly id: string
  readonly code: string
}

/** The purpose of a challenge. */
export interface ChallengeFor {
  /** The signed-in user, or the registration that it proves. */
  readonly user_id: string | null
  readonly registration_id: string | null
  readonly purpose: ChallengesTable['purpose']
  readonly email: string
  readonly phone: string
}

const hashEmail = (email: string): string => hashToken(normaliseEmail(email))

/** The id of a session's challenge, which cannot be derived without the session's token. */
export const challengeOfSession = (token: string): string => hashToken(`challenge of session ${token}`)

/**
 * Creates a challenge.
 *
 * @param id for a session's challenge; by default a random one
 */
export async function createChallenge(
  { tenant, db }: TenantTransaction,
  { email, ...challenge }: ChallengeFor,
  now: Date,
  id: string = makeToken(),
): Promise<ChallengeMade> {
  const code = makeCode()
  const fresh = { code_hash: hashCode(id, code), tries: 0, sends: 1, ...timesOf(now) }
  await db
    .insertInto('challenges')
    .values({
      ...challenge,
      ...fresh,
      tenant,
      id_hash: hashToken(id),
      email_hash: hashEmail(email),
      used_at: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'id_hash']).doUpdateSet({ ...fresh, used_at: null }))
    .execute()
  return { id, code }
}

/** The expiry of a code made now. */
export const codeOver = (now: Date): Date => new Date(now.getTime() + codeSeconds * 1000)

const timesOf = (now: Date): Pick<ChallengeRow, 'sent_at' | 'expires_at'> => ({
  sent_at: now,
  expires_at: codeOver(now),
})

export async function findChallenge({ tenant, db }: TenantTransaction, id: string): Promise<ChallengeRow | undefined> {
  return db
    .selectFrom('challenges')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id_hash', '=', hashToken(id))
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Gives a challenge a new code. Throws `code-over` when it has expired, `too-many` when asked too soon or too often.
 */
export async function renewChallenge(
  tx: TenantTransaction,
  id: string,
  now: Date,
): Promise<ChallengeMade & { readonly challenge: ChallengeRow }> {
  const challenge = await findChallenge(tx, id)
  const age = challenge ? now.getTime() - challenge.sent_at.getTime() : Infinity
  if (!challenge || challenge.used_at || age > challengeSeconds * 1000) throw new Refusal('code-over')
  await allowSending(tx, challenge, now)
  const code = makeCode()
  await tx.db
    .updateTable('challenges')
    .set({ code_hash: hashCode(id, code), tries: 0, sends: challenge.sends + 1, ...timesOf(now) })
    .where('tenant', '=', tx.tenant)
    .where('id_hash', '=', hashToken(id))
    .execute()
  return { id, code, challenge }
}

/** Throws `too-many` when the challenge got a code less than a minute ago, or its e-mail too many within the hour. */
export async function allowSending(
  tx: TenantTransaction,
  { sent_at, purpose, email_hash }: ChallengeRow,
  now: Date,
): Promise<void> {
  const wait = waitAfter(sent_at, now)
  if (wait > 0) throw tooManyAttempts(wait)
  await countSending(tx, purpose, email_hash, now)
}

/** How long after a code the next may be sent; milliseconds, 0 when it may be sent now. */
function waitAfter(sentAt: Date, now: Date): number {
  const wait = sentAt.getTime() + resendSeconds * 1000 - now.getTime()
  // A much longer wait means that the clock was set back.
  return wait > 0 && wait <= resendSeconds * 1000 + clockAllowance ? wait : 0
}

/**
 * The seconds until the next code of a challenge may be sent, where one was sent less than a minute ago and still can
 * be used; undefined otherwise.
 */
export function justSent(challenge: ChallengeRow, now: Date): number | undefined {
  const wait = waitAfter(challenge.sent_at, now)
  return wait > 0 && isUsable(challenge, now) ? Math.ceil(wait / 1000) : undefined
}

const isUsable = ({ used_at, expires_at, tries }: ChallengeRow, now: Date): boolean =>
  !used_at && expires_at > now && tries < codeTries

/**
 * Counts a sent code by e-mail, so that decoys have the same limit, and by purpose, so that a stranger who registers
 * somebody's e-mail does not use up the codes that its owner requests when signed in.
 */
const countSending = (tx: TenantTransaction, purpose: ChallengeRow['purpose'], emailHash: string, now: Date) =>
  countAttempt(tx, codesSent, `${purpose} ${emailHash}`, now)

/** Allows sending the first code of a challenge. Throws `too-many` after too many within the hour. */
export const allowFirstSending = (
  tx: TenantTransaction,
  { purpose, email }: Pick<ChallengeFor, 'purpose' | 'email'>,
  now: Date,
): Promise<void> => countSending(tx, purpose, hashEmail(email), now)

/** The result of trying a code. The try counts in any case, so the caller commits before refusing. */
export type CodeTried =
  | { readonly outcome: 'right'; readonly challenge: ChallengeRow }
  | { readonly outcome: 'wrong-code' | 'code-over' }

/** Tries a code once; the right one uses the challenge up. */
export async function tryCode(tx: TenantTransaction, id: string, code: string, now: Date): Promise<CodeTried> {
  const challenge = await findChallenge(tx, id)
  if (!challenge || !isUsable(challenge, now)) return { outcome: 'code-over' }
  const right = challenge.code_hash === hashCode(id, code.trim())
  await tx.db
    .updateTable('challenges')
    .set({ tries: challenge.tries + 1, used_at: right ? now : null })
    .where('tenant', '=', tx.tenant)
    .where('id_hash', '=', hashToken(id))
    .execute()
  return right ? { outcome: 'right', challenge } : { outcome: 'wrong-code' }
}
