import type { ProfileSummary } from '../../contract/user.ts'
import { typesForProfiles } from '../../engine/cases/begun-with-profile.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** Whether a case that every profile has was released, and whether one waits to be submitted. */
export async function applicationStanding(
  { tenant, db }: TenantTransaction,
  { cases }: Pick<PublishedTenant, 'cases'>,
  profileId: string,
): Promise<Pick<ProfileSummary, 'ApplicationReleased' | 'ApplicationToSubmit'>> {
  const types = typesForProfiles(cases)
  const rows = await db
    .selectFrom('cases')
    .select(['type', 'state'])
    .distinct()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .execute()
  const onWire = rows.map(({ type, state }) => types.find(({ id }) => id === type)?.states.get(state)?.wire)
  return { ApplicationReleased: onWire.includes('Released'), ApplicationToSubmit: onWire.includes('New') }
}
