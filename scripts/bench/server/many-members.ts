import { beginSession } from '../../../src/server/accounts/sessions.ts'
import { createUser } from '../../../src/server/accounts/users.ts'
import type { Database, TenantTransaction } from '../../../src/server/db/database.ts'
import { createProfile } from '../../../src/server/profiles/profiles.ts'

/** The organisation that they belong to; its host is 127.0.0.1. */
export const manyMembersTenant = 'demo'

/**
 * Members with a profile, each signed in, made without the cost of hashing a password for each.
 *
 * @returns the tokens of their sessions
 */
export async function makeManyMembers(database: Database, count: number, now: Date): Promise<readonly string[]> {
  return database.inTenant(manyMembersTenant, async (tx) => {
    const tokens: string[] = []
    for (let i = 0; i < count; i += 1) tokens.push(await makeMember(tx, i, now))
    return tokens
  })
}

async function makeMember(tx: TenantTransaction, number: number, now: Date): Promise<string> {
  const user = await createUser(tx, {
    email: `member${number}@bench.example`,
    phone: '0700000000',
    id_number: `M${number}`,
    password_hash: 'none: nobody signs in with a password here',
    type: 'Individual',
    category: 'GRADUATE',
    profile_id: null,
    verified_at: now,
    created_at: now,
  })
  if (!user) throw new Error('These members are there already.')
  await createProfile(tx, user.id, 'Individual', now)
  const { token } = await beginSession(tx, user.id, 'bench', now)
  return token
}

/** A contact that the form takes; one of each type is allowed. */
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
