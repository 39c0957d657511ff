import { sql } from 'kysely'
import { clockAllowance } from '../platform/database/clock-allowance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { networkOf } from '../platform/network-of.ts'
import { hashToken } from '../platform/secrets/secret-token.ts'

/** How often something may be tried within a span of time, per subject (an account, an address). */
export interface Limit {
  readonly name: string
  readonly count: number
  readonly seconds: number
  /** What its subjects are; of addresses, those of one network count as one. */
  readonly of?: 'address'
}

/** Sign-in: an account, and all accounts from one address. */
export const signInOfAccount: Limit = { name: 'sign-in-account', count: 10, seconds: 15 * 60 }
/** The same account from a device on which its owner signed in before: strangers use up nothing of it. */
export const signInFromDevice: Limit = { name: 'sign-in-device', count: 10, seconds: 15 * 60 }
/** The current password, which who is signed in says to change it. */
export const passwordsOfUser: Limit = { name: 'passwords-user', count: 10, seconds: 15 * 60 }
export const signInFromAddress: Limit = { name: 'sign-in-address', count: 60, seconds: 15 * 60, of: 'address' }
export const registrationFromAddress: Limit = {
  name: 'registration-address',
  count: 30,
  seconds: 60 * 60,
  of: 'address',
}
export const codesSent: Limit = { name: 'codes-sent', count: 6, seconds: 60 * 60 }
export const codesTriedFromAddress: Limit = { name: 'codes-tried-address', count: 60, seconds: 15 * 60, of: 'address' }
export const resetsOfAccount: Limit = { name: 'resets-account', count: 5, seconds: 60 * 60 }
export const resetsFromAddress: Limit = { name: 'resets-address', count: 30, seconds: 60 * 60, of: 'address' }
export const linksUsedFromAddress: Limit = { name: 'links-used-address', count: 30, seconds: 15 * 60, of: 'address' }
export const registrationOfAccount: Limit = { name: 'registration-account', count: 6, seconds: 60 * 60 }
export const codesSentFromAddress: Limit = { name: 'codes-sent-address', count: 30, seconds: 60 * 60, of: 'address' }
/** The register: numbers are looked up, and codes to activate their owners' accounts asked for and tried. */
export const searchesOfMember: Limit = { name: 'searches-member', count: 20, seconds: 15 * 60 }
export const searchesFromAddress: Limit = { name: 'searches-address', count: 30, seconds: 15 * 60, of: 'address' }
export const searchesOfDayFromAddress: Limit = {
  name: 'searches-day-address',
  count: 100,
  seconds: 24 * 60 * 60,
  of: 'address',
}
export const activationsOfMember: Limit = { name: 'activations-member', count: 6, seconds: 60 * 60 }
export const activationsFromAddress: Limit = { name: 'activations-address', count: 30, seconds: 60 * 60, of: 'address' }
export const activationTriesOfAccount: Limit = { name: 'activation-tries-account', count: 10, seconds: 15 * 60 }
export const activationTriesFromAddress: Limit = {
  name: 'activation-tries-address',
  count: 60,
  seconds: 15 * 60,
  of: 'address',
}
/** Members looked up in the register by who is signed in: searched for a form, or named in a record that is saved. */
export const lookUpsOfUser: Limit = { name: 'referee-searches', count: 30, seconds: 15 * 60 }
/** Referees: requests sent, and links tried. */
export const requestsOfReferee: Limit = { name: 'referee-requests', count: 5, seconds: 24 * 60 * 60 }
export const requestsOfUser: Limit = { name: 'referee-requests-user', count: 30, seconds: 60 * 60 }
export const refereeCodesFromAddress: Limit = {
  name: 'referee-codes-address',
  count: 60,
  seconds: 15 * 60,
  of: 'address',
}
/** What broke in browsers goes into the log, but cannot flood it. */
export const errorReportsFromAddress: Limit = {
  name: 'error-reports-address',
  count: 20,
  seconds: 60 * 60,
  of: 'address',
}

/** Subjects are kept as hashes: the table holds no address of anybody. */
const keyOf = (limit: Limit, subject: string): string =>
  `${limit.name}:${hashToken(limit.of === 'address' ? networkOf(subject) : subject)}`

/** Counts one attempt. Throws `too-many`, with the time until the next is allowed, when there were enough. */
export async function countAttempt(
  { tenant, db }: TenantTransaction,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<void> {
  const resets_at = new Date(now.getTime() + limit.seconds * 1000)
  // What ends far later than a span that begins now was counted by a clock that was set back since: it holds no longer.
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
  if (row.count > limit.count) throw tooMany(row.resets_at.getTime() - now.getTime())
}

/** After a success the attempts before it no longer count. */
export async function forgetAttempts({ tenant, db }: TenantTransaction, limit: Limit, subject: string): Promise<void> {
  await db.deleteFrom('limits').where('tenant', '=', tenant).where('key', '=', keyOf(limit, subject)).execute()
}

/**
 * Takes one counted attempt back, after it succeeded. Of a subject that many share, such as the address of a whole office or
 * phone network, only failures may count; one's own successes must not make room for guessing at others' accounts either.
 */
export async function takeBackAttempt({ tenant, db }: TenantTransaction, limit: Limit, subject: string): Promise<void> {
  await db
    .updateTable('limits')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('tenant', '=', tenant)
    .where('key', '=', keyOf(limit, subject))
    .execute()
}

/** The refusal that says when to try again. */
export function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const wait = seconds === 1 ? '1 second' : seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal('too-many', { message: `Too many attempts. Try again in ${wait}`, retryAfter: seconds })
}
