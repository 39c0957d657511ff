import { beginningsOf, typesForProfiles } from '../../engine/cases/begun-with-profile.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import { system } from '../../engine/cases/model/actor.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { lockCaseProfile, ownerOf } from './case-place.ts'
import type { CaseWorld } from './case-place.ts'
import { beginCase, firstStep, settleCase } from './settle-case.ts'

/**
 * Starts the cases that every profile has, in the transaction that made the profile. The first transition whose guards
 * hold is taken; a case that may not begin yet is left to the job that looks for profiles without one.
 */
export async function beginForProfile(tx: TenantTransaction, world: CaseWorld, profileId: string): Promise<void> {
  const profile = await lockCaseProfile(tx, profileId)
  const owner = await ownerOf(tx, profile.user_id)
  for (const type of typesForProfiles(world.tenant.cases)) {
    if (!(await hasCase(tx, type, profileId))) await beginOne(tx, world, { type, profile, owner })
  }
}

async function beginOne(
  tx: TenantTransaction,
  world: CaseWorld,
  about: Parameters<typeof beginCase>[2],
): Promise<void> {
  const place = await beginCase(tx, world, about)
  for (const { id } of beginningsOf(about.type)) {
    const { outcome, facts } = await firstStep(tx, place, { do: id, by: system, answers: {} })
    if (outcome.ok) {
      await settleCase(tx, place, { outcome, facts })
      return
    }
  }
}

async function hasCase({ tenant, db }: TenantTransaction, type: CaseType, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('tenant', '=', tenant)
    .where('type', '=', type.id)
    .where('profile_id', '=', profileId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an organisation has any profile. */
export async function hasProfiles({ tenant, db }: TenantTransaction): Promise<boolean> {
  const found = await db.selectFrom('profiles').select('id').where('tenant', '=', tenant).limit(1).executeTakeFirst()
  return found !== undefined
}

/**
 * The profiles that have no case of a type which every profile has, e.g. because the organisation declares it since.
 */
export async function profilesWithout(
  { tenant, db }: TenantTransaction,
  type: CaseType,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '>', after)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('cases')
            .select('cases.id')
            .where('cases.tenant', '=', tenant)
            .where('cases.type', '=', type.id)
            .whereRef('cases.profile_id', '=', 'profiles.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
