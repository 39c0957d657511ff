import { beginSession } from '../../../src/server/accounts/sessions.ts'
import { createUser } from '../../../src/server/accounts/users.ts'
import type { Database, TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { createProfile } from '../../../src/server/profiles/profiles.ts'

/** The members' organisation; its host is 127.0.0.1. */
export const manyMembersTenant = 'demo'

export interface MadeMembers {
  readonly passwordHash?: string
  readonly type?: 'Individual' | 'Corporate'
  /** Whether they have a profile, without a record in it; true by default. */
  readonly profile?: boolean
}

/**
 * Adds signed-in members with a profile, without the cost of hashing a password for each: all share one hash.
 *
 * @returns the tokens of their sessions
 */
export async function makeManyMembers(
  database: Database,
  count: number,
  now: Date,
  {
    passwordHash = 'none: nobody signs in with a password here',
    type = 'Individual',
    profile = true,
  }: MadeMembers = {},
): Promise<readonly string[]> {
  return database.inTenant(manyMembersTenant, async (tx) => {
    const tokens: string[] = []
    for (let i = 0; i < count; i += 1) tokens.push(await makeMember(tx, i, now, { passwordHash, type, profile }))
    return tokens
  })
}

/** The e-mail address of a member, by number from 0. */
export const emailOf = (number: number): string => `member${number}@bench.example`

async function makeMember(
  tx: TenantTransaction,
  number: number,
  now: Date,
  { passwordHash, type, profile }: Required<MadeMembers>,
): Promise<string> {
  const user = await createUser(tx, {
    email: emailOf(number),
    phone: '0700000000',
    id_number: `M${number}`,
    password_hash: passwordHash,
    type,
    category: type === 'Corporate' ? 'FIRM' : 'GRADUATE',
    profile_id: null,
    verified_at: now,
    created_at: now,
  })
  if (!user) throw new Error('These members are there already.')
  if (profile) await createProfile(tx, user.id, type, now)
  const { token } = await beginSession(tx, user.id, 'bench', now)
  return token
}

/** A contact that the form accepts; one of each type is allowed. */
export const contactOf = (type: 'Personal' | 'Work') => ({
  Type: type,
  Email: 'member@bench.example',
  PhoneNo: '0712345678',
  Country: 'KE',
  County: '047',
  City: 'WESTLANDS',
  Address: 'P.O. BOX 12345',
  PlaceOfWork: 'BENCH WORKS',
  Designation: 'ENGINEER',
  Location: 'WAIYAKI WAY',
})
