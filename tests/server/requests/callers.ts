import { beginSession } from '../../../src/server/accounts/sessions.ts'
import { createUser } from '../../../src/server/accounts/users.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { uploadOf } from '../valid-answers.ts'
import type { Session } from './arbitrary-request.ts'

interface Account {
  readonly name: string
  readonly type?: 'Individual' | 'Corporate'
  readonly roles?: { readonly is_admin?: boolean; readonly is_super_admin?: boolean }
  /** Whether it has a profile, from the first example of its main record. */
  readonly profile?: true
  /** Whether it belongs to another organisation. */
  readonly elsewhere?: true
  /** Whether it makes only the calls that end sessions, for which it has many sessions. */
  readonly leaves?: true
  /** How often it calls, relative to the others. */
  readonly share?: number
}

const accounts: readonly Account[] = [
  { name: 'an individual', profile: true, share: 3 },
  { name: 'another individual', profile: true },
  { name: 'a firm', type: 'Corporate', profile: true, share: 3 },
  { name: 'an applicant', share: 2 },
  { name: 'a firm that applies', type: 'Corporate' },
  { name: 'an administrator', roles: { is_admin: true } },
  { name: 'a super administrator', roles: { is_admin: true, is_super_admin: true } },
  { name: 'a super administrator of elsewhere', roles: { is_admin: true, is_super_admin: true }, elsewhere: true },
  ...Array.from({ length: 30 }, () => ({ name: 'somebody who leaves', leaves: true as const })),
]

/** An account with a session. */
export interface KnownCaller extends Account {
  readonly token: string
  readonly id: string
}

/** Accounts of each kind at one organisation, and one at another, all signed in. */
export async function makeCallers(
  database: Database,
  tenant: PublishedTenant,
  other: PublishedTenant,
  now: Date,
): Promise<readonly KnownCaller[]> {
  const callers: KnownCaller[] = []
  for (const [number, account] of accounts.entries()) {
    const { type = 'Individual', roles = {}, elsewhere } = account
    const made = await database.inTenant((elsewhere ? other : tenant).id, async (tx) => {
      const user = await createUser(tx, {
        email: `caller${number}@requests.example`,
        phone: '0712345678',
        id_number: `A100000${number}`,
        password_hash: 'none: nobody signs in with a password here',
        type,
        category: type === 'Corporate' ? 'FIRM' : 'GRADUATE',
        profile_id: null,
        verified_at: now,
        created_at: now,
        ...roles,
      })
      if (!user) throw new Error('The address is taken.')
      return { id: user.id, token: (await beginSession(tx, user.id, 'requests', now)).token }
    })
    callers.push({ ...account, ...made })
  }
  return callers
}

/** Creates the profiles, with real files. Returns the ids of profiles and files. */
export async function makeProfiles(
  port: number,
  tenant: PublishedTenant,
  callers: readonly KnownCaller[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const { profile, type, token } of callers) {
    if (!profile) continue
    const [section, path] =
      type === 'Corporate'
        ? (['sections/firm-bio', 'profile/firmBio/create'] as const)
        : (['sections/bio', 'profile'] as const)
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: uploadOf(tenant.samples.get(section)?.[0] ?? {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`)
    ids.push(...(text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? []))
  }
  return ids
}

/** The callers' sessions, no session, and invalid ones. */
export const sessionsOf = (callers: readonly KnownCaller[]): readonly Session[] => [
  ...callers
    .filter(({ leaves }) => !leaves)
    .flatMap(({ name, token, share = 1 }) => Array.from({ length: share }, () => ({ name, token }))),
  { name: 'nobody', token: undefined },
  { name: 'somebody unknown', token: 'x'.repeat(43) },
  { name: 'no token at all', token: '%00 ../' },
]

/** Sessions for the calls that end them, so that other callers keep theirs. */
export const endedSessionsOf = (callers: readonly KnownCaller[]): readonly Session[] =>
  callers.filter(({ leaves }) => leaves).map(({ name, token }) => ({ name, token }))
