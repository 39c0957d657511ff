import { beginSession } from '../../src/server/accounts/sessions.ts'
import { createUser } from '../../src/server/accounts/users.ts'
import type { TenantTransaction } from '../../src/server/platform/database/database.ts'
import { createProfile } from '../../src/server/profiles/profiles.ts'

/** An individual with a profile, who is signed in. */
export interface AddedMember {
  readonly token: string
  readonly profile: string
}

/**
 * Adds the nth of many members of a kind straight to the database: no test that calls a server with many at once can
 * have them register there.
 */
export async function addMember(tx: TenantTransaction, kind: string, nth: number, now: Date): Promise<AddedMember> {
  const user = await createUser(tx, {
    email: `${kind}${nth}@sample.example`,
    phone: '0712345640',
    id_number: `${kind.toUpperCase()}${nth}`,
    password_hash: 'none: nobody signs in with a password here',
    type: 'Individual',
    category: 'GRADUATE',
    profile_id: null,
    verified_at: now,
    created_at: now,
  })
  if (user === undefined) throw new Error('These members are there already.')
  const { id: profile } = await createProfile(tx, user.id, 'Individual', now)
  const { token } = await beginSession(tx, user.id, 'test', now)
  return { token, profile }
}
