import { sql } from 'kysely'
import type { Message } from '../../engine/translate/message.ts'
import { clockAllowance } from '../platform/database/clock-allowance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { networkOf } from '../platform/network-of.ts'
import { hashToken } from '../platform/secrets/secret-token.ts'

/** How often something may be tried within some seconds, per subject (an account, an address). */
export interface Limit {
  readonly name: string
  readonly count: number
  readonly seconds: number
  /** The kind of its subjects; addresses in one network count as one. */
  readonly of?: 'address'
}

const minutes = 60
const hours = 60 * minutes

const limit = (name: string, count: number, seconds: number): Limit => ({ name, count, seconds })
const limitByAddress = (name: string, count: number, seconds: number): Limit => ({
  ...limit(name, count, seconds),
  of: 'address',
})

/** Sign-in: an account, and all accounts from one address. */
export const signInOfAccount = limit('sign-in-account', 10, 15 * minutes)
export const signInFromAddress = limitByAddress('sign-in-address', 60, 15 * minutes)
/** The same account from a device on which its owner signed in before: strangers cannot use up this limit. */
export const signInFromDevice = limit('sign-in-device', 10, 15 * minutes)
/** The current password, which a signed-in user enters to change it. */
export const passwordsOfUser = limit('passwords-user', 10, 15 * minutes)

export const registrationOfAccount = limit('registration-account', 6, 1 * hours)
export const registrationFromAddress = limitByAddress('registration-address', 30, 1 * hours)
export const codesSent = limit('codes-sent', 6, 1 * hours)
export const codesSentFromAddress = limitByAddress('codes-sent-address', 30, 1 * hours)
export const codesTriedFromAddress = limitByAddress('codes-tried-address', 60, 15 * minutes)
export const resetsOfAccount = limit('resets-account', 5, 1 * hours)
export const resetsFromAddress = limitByAddress('resets-address', 30, 1 * hours)
/** Links to choose a password that administrators send to one account. */
export const passwordLinksOfUser = limit('password-links-user', 10, 1 * hours)
/** Invitations to the staff that one person sends. */
export const invitationsOfUser = limit('invitations-user', 60, 1 * hours)
/** Links that were opened, and do not work: those that do are not counted. */
export const linksOpenedFromAddress = limitByAddress('links-opened-address', 60, 15 * minutes)
export const linksUsedFromAddress = limitByAddress('links-used-address', 30, 15 * minutes)

/** The register: lookups by number, and codes to activate members' accounts, requested and tried. */
export const searchesOfMember = limit('searches-member', 20, 15 * minutes)
export const searchesFromAddress = limitByAddress('searches-address', 30, 15 * minutes)
export const searchesOfDayFromAddress = limitByAddress('searches-day-address', 100, 24 * hours)
/** Searches of the member firms that read the database: people search while they type. */
export const firmSearchesFromAddress = limitByAddress('firm-searches-address', 300, 15 * minutes)
/** Searches of the public register, and cards of members that were opened: enough to look up, too few to copy it. */
export const registerSearchesFromAddress = limitByAddress('register-searches-address', 240, 15 * minutes)
export const registerSearchesOfDayFromAddress = limitByAddress('register-searches-day-address', 600, 24 * hours)
export const cardsFromAddress = limitByAddress('register-cards-address', 120, 15 * minutes)
export const cardsOfDayFromAddress = limitByAddress('register-cards-day-address', 300, 24 * hours)
export const activationsOfMember = limit('activations-member', 6, 1 * hours)
export const activationsFromAddress = limitByAddress('activations-address', 30, 1 * hours)
export const activationTriesOfAccount = limit('activation-tries-account', 10, 15 * minutes)
export const activationTriesFromAddress = limitByAddress('activation-tries-address', 60, 15 * minutes)
/** Lookups in the register by a signed-in user: searches for a form, and members named in a saved record. */
export const lookUpsOfUser = limit('referee-searches', 30, 15 * minutes)

/** Referees: requests sent, and links tried. */
export const requestsOfReferee = limit('referee-requests', 5, 24 * hours)
export const requestsOfUser = limit('referee-requests-user', 30, 1 * hours)
export const refereeCodesFromAddress = limitByAddress('referee-codes-address', 60, 15 * minutes)

/** Codes of issued documents that do not exist: those that do are not counted. */
export const verificationsFromAddress = limitByAddress('verifications-address', 60, 15 * minutes)

/** Reports of errors in browsers go into the log, but must not flood it. */
export const errorReportsFromAddress = limitByAddress('error-reports-address', 20, 1 * hours)

/** Subjects are stored as hashes: the table contains nobody's address. */
const keyOf = ({ name, of }: Limit, subject: string): string =>
  `${name}:${hashToken(of === 'address' ? networkOf(subject) : subject)}`

/** Counts one attempt. Throws `too-many`, with the time until the next is allowed, if there were enough. */
export async function countAttempt(
  { tenant, db }: TenantTransaction,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<void> {
  const resets_at = new Date(now.getTime() + limit.seconds * 1000)
  // A reset time too far in the future comes from a clock that was set back later: that count is over.
  const latest = new Date(resets_at.getTime() + clockAllowance)
  const isOver = sql`(limits.resets_at <= ${now} or limits.resets_at > ${latest})`
  const row = await db
    .insertInto('limits')
    .values({ tenant, key: keyOf(limit, subject), count: 1, resets_at })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'key']).doUpdateSet({
        count: sql`case when ${isOver} then 1 else limits.count + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  if (row.count > limit.count) throw tooManyAttempts(row.resets_at.getTime() - now.getTime())
}

/**
 * Refuses as `countAttempt` does once there were enough, without counting: for what counts only when it fails, and is
 * done often by many people at one address.
 */
export async function requireAttemptsLeft(
  { tenant, db }: TenantTransaction,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('limits')
    .select(['count', 'resets_at'])
    .where('tenant', '=', tenant)
    .where('key', '=', keyOf(limit, subject))
    .executeTakeFirst()
  const left = row === undefined ? 0 : row.resets_at.getTime() - now.getTime()
  const isCounting = left > 0 && left <= limit.seconds * 1000 + clockAllowance
  if (row !== undefined && isCounting && row.count >= limit.count) throw tooManyAttempts(left)
}

/** After a success, the attempts before it no longer count. */
export async function forgetAttempts({ tenant, db }: TenantTransaction, limit: Limit, subject: string): Promise<void> {
  await db.deleteFrom('limits').where('tenant', '=', tenant).where('key', '=', keyOf(limit, subject)).execute()
}

/**
 * Uncounts one attempt that succeeded. Only failures count for a subject that many people share, such as the address of
 * an office. Forgetting all attempts would let somebody's own success make room to guess at other accounts.
 */
export async function takeBackAttempt({ tenant, db }: TenantTransaction, limit: Limit, subject: string): Promise<void> {
  await db
    .updateTable('limits')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('tenant', '=', tenant)
    .where('key', '=', keyOf(limit, subject))
    .execute()
}

/** The refusal with the time until the next attempt. */
export function tooManyAttempts(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const message: Message =
    seconds < 120
      ? { key: 'server.too-many-seconds', params: { count: seconds } }
      : { key: 'server.too-many-minutes', params: { count: Math.ceil(seconds / 60) } }
  return new Refusal('too-many', { message, retryAfter: seconds })
}
