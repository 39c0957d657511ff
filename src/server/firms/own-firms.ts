import type { FirmStatus, OwnFirm } from '../../contract/own-firms.ts'
import { typesForProfiles } from '../../engine/cases/begun-with-profile.ts'
import { firmsOf, personOf } from '../accounts/firm-owners.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { profileNames } from '../cases/person-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'

/** The firms of the person in a session, the newest first; a firm with a log-in of its own alone lists itself. */
export async function listOwnFirms(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  session: Pick<CurrentSession, 'openedBy' | 'user'>,
): Promise<readonly OwnFirm[]> {
  const { openedBy, user } = session
  const own = await firmsOf(tx, personOf(session))
  const isAlone = user.type === 'Corporate' && openedBy === undefined
  const firms = isAlone ? [user, ...own] : own
  const names = await profileNames(
    tx,
    firms.flatMap(({ profile_id }) => profile_id ?? []),
  )
  const found: OwnFirm[] = []
  for (const { id, email, profile_id, created_at } of firms) {
    const profile = await findProfile(tx, profile_id)
    found.push({
      id,
      name: names.get(profile_id ?? '') ?? email,
      type: isRegistered(profile) ? 'Registered' : 'Application',
      status: await statusOf(tx, tenant, profile),
      created_at: created_at.toISOString(),
      current: id === user.id,
    })
  }
  return found
}

/** Whether a firm is in the register. */
export const isRegistered = (profile: Pick<ProfileRow, 'member_no'> | undefined): boolean =>
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
    .where((where) => where('type', '=', where.fn.any(where.val(types.map(({ id }) => id)))))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const onWire = types.find(({ id }) => id === latest?.type)?.states.get(latest?.state ?? '')?.wire
  if (onWire === undefined || onWire === 'New') return 'Draft'
  return onWire === 'Rejected' ? 'Rejected' : 'In Review'
}
