import type { FirmStatus, OwnFirm } from '../../contract/own-firms.ts'
import { typesForProfiles } from '../../engine/cases/begun-with-profile.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileAnswers, profileName } from '../views/describe-user.ts'
import { firmsOf, personOf } from '../accounts/firm-owners.ts'

/** The firms of the person in a session, the newest first; a firm with a log-in of its own alone lists itself. */
export async function listOwnFirms(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  session: Pick<CurrentSession, 'openedBy' | 'user'>,
): Promise<readonly OwnFirm[]> {
  const { openedBy, user } = session
  const own = await firmsOf(tx, personOf(session))
  const isAlone = user.type === 'Corporate' && openedBy === undefined
  const found: OwnFirm[] = []
  for (const firm of isAlone ? [user, ...own] : own) found.push(await describeFirm(tx, tenant, firm, user.id))
  return found
}

/** A firm as in the list. */
export async function describeFirm(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  firm: UserRow,
  callerId: string,
): Promise<OwnFirm> {
  const profile = await findProfile(tx, firm.profile_id)
  const name = profile && profileName(await profileAnswers(tx, profile))
  return {
    id: firm.id,
    name: name ?? firm.email,
    type: isRegistered(profile) ? 'Registered' : 'Application',
    status: await statusOf(tx, tenant, profile),
    created_at: firm.created_at.toISOString(),
    current: firm.id === callerId,
  }
}

const isRegistered = (profile: Pick<ProfileRow, 'member_no'> | undefined): boolean =>
  profile !== undefined && profile.member_no !== null

async function statusOf(
  { tenant, db }: TenantTransaction,
  { cases }: Pick<PublishedTenant, 'cases'>,
  profile: ProfileRow | undefined,
): Promise<FirmStatus> {
  if (profile === undefined) return 'Draft'
  if (isRegistered(profile)) return profile.member_information.at(-1)?.Status === 'Active' ? 'Active' : 'Inactive'
  const types = typesForProfiles(cases)
  const latest = await db
    .selectFrom('cases')
    .select(['type', 'state'])
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile.id)
    .where('type', 'in', ['', ...types.map(({ id }) => id)])
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const onWire = types.find(({ id }) => id === latest?.type)?.states.get(latest?.state ?? '')?.wire
  if (onWire === undefined || onWire === 'New') return 'Draft'
  return onWire === 'Rejected' ? 'Rejected' : 'In Review'
}
