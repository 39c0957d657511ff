import { Check } from 'typebox/value'
import { ConfirmBody, profileCalls } from '../../contract/profile.ts'
import type { Profile } from '../../contract/profile.ts'
import { beginForProfile } from '../cases/begin-for-profile.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { Database, TenantTransaction } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { checkBody } from '../platform/forms/check-body.ts'
import { implement } from '../http/implement.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import { approveNames } from '../sections/approve-names.ts'
import { currentRecord } from '../sections/current-record.ts'
import { describeProfile } from '../views/describe-profile.ts'
import { profileAnswers, profileName } from '../profiles/profile-answers.ts'
import { createProfile, findProfile, updateProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { SectionCall } from '../../engine/page/section-calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { addRecord, changeRecord } from '../sections/change-section.ts'
import { openSection } from '../sections/open-section.ts'
import { requireOwnProfile } from '../sections/require-own-profile.ts'
import { changeOnce } from '../sections/change-once.ts'
import { readConditions } from '../sections/change-conditions.ts'
import type { Changed, SectionChange } from '../sections/section-change.ts'
import type { Outcome } from '../sections/outcome.ts'
import type { Caller } from '../sections/section-context.ts'
import { withoutAdditions } from '../sections/wire-record.ts'

/** GET profile and profile/firmBio. Null before the first save, and for a profile of the other type. */
export async function readProfile(database: Database, caller: Caller, call: SectionCall): Promise<Profile> {
  if (profileDocuments(caller.user.type).section !== call.section) return null
  return database.inTenant(caller.tenant.id, (tx) => describeProfile(tx, caller))
}

/** Saves the main record of a profile. The first save creates the profile and starts its application (BIO-05). */
export const changesOfProfile =
  (services: ProfileServices) =>
  async (database: Database, change: ProfileChange): Promise<Outcome> => {
    const { caller, call } = change
    if (profileDocuments(caller.user.type).section !== call.section) throw new Refusal('forbidden')
    return database.inTenant(caller.tenant.id, async (tx) => {
      const { row, kept, dropped } = await saveProfile(tx, services, change)
      return { data: await describeProfile(tx, caller, row.profile_id), kept, dropped }
    })
  }

/** What the first save needs for the case that it begins. */
type ProfileServices = Pick<Services, 'staff' | 'origins'>

/** A change of a profile that may not exist yet. */
type ProfileChange = Omit<SectionChange, 'profile'>

async function saveProfile(tx: TenantTransaction, services: ProfileServices, change: ProfileChange): Promise<Changed> {
  const { caller, call, incoming } = change
  const profile = await lockProfile(tx, caller)
  if (profile) requireOwnProfile(incoming, profile)
  if (call.action === 'add')
    return profile
      ? changeOnce(tx, await openSection(tx, change, profile.id), addRecord)
      : createFirst(tx, services, change)
  if (!profile) throw new Refusal('no-profile')
  if (isConfirmation(incoming)) return confirm(tx, { ...change, profile })
  const before = await namesIn(tx, profile)
  const changed = await changeOnce(tx, await openSection(tx, change, profile.id), changeRecord)
  // The approval is of the names as they were.
  if (profile.name_approved && before !== (await namesIn(tx, profile))) {
    await updateProfile(tx, profile.id, { name_approved: false })
  }
  return changed
}

async function namesIn(tx: TenantTransaction, profile: ProfileRow): Promise<string | undefined> {
  return profileName(await profileAnswers(tx, profile))
}

/** Form data sends `true` as a string, because no form of the profile has the field. */
function isConfirmation({ answers }: Incoming): boolean {
  const { confirmed } = answers
  return Check(ConfirmBody, confirmed === 'true' ? { ...answers, confirmed: true } : answers)
}

/** The caller's current profile. The second of two simultaneous first saves waits here and then finds the profile. */
async function lockProfile(tx: TenantTransaction, { user }: Caller): Promise<ProfileRow | undefined> {
  const { profile_id } = await tx.db
    .selectFrom('users')
    .select('profile_id')
    .where('tenant', '=', tx.tenant)
    .where('id', '=', user.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return findProfile(tx, profile_id)
}

async function createFirst(
  tx: TenantTransaction,
  { staff, origins }: ProfileServices,
  change: ProfileChange,
): Promise<Changed> {
  const { caller } = change
  const created = await createProfile(tx, caller.user.id, caller.user.type, caller.now)
  const changed = await changeOnce(tx, await openSection(tx, change, created.id), addRecord)
  const { tenant, now } = caller
  await beginForProfile(tx, { tenant, staff, origin: origins.of(tenant), now }, created.id)
  return changed
}

/** The member confirmed that the profile is correct (BIO-11). */
async function confirm(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { profile } = change
  const row = await currentRecord(tx, change)
  await updateProfile(tx, profile.id, { confirmed: true })
  return { row, kept: new Set(), dropped: [] }
}

/** Sets the three names permanently (BIO-09). The body may name the profile. */
export const profileRoutes = [
  implement(profileCalls.approveNames, async ({ tenant, session: { user }, body: sent, raw }, { database, now }) => {
    const caller: Caller = { tenant, user, now: now() }
    if (!isJsonObject(sent)) throw new Refusal('bad-request')
    const body = withoutAdditions(formOf(tenant, namesForm), sent)
    const answers = checkBody(tenant, namesForm, { body }, caller.now)
    const names = {
      LastName: answers.text('LastName'),
      FirstName: answers.text('FirstName'),
      SecondName: answers.text('SecondName'),
    }
    return database.inTenant(tenant.id, async (tx) => {
      const profile = await lockProfile(tx, caller)
      if (!profile || profile.type !== 'Individual') throw new Refusal('no-profile')
      requireOwnProfile({ answers: sent }, profile)
      const conditions = readConditions(raw.headers, sent)
      await approveNames(tx, { caller, profile, conditions, incoming: { answers: sent } }, names)
      return describeProfile(tx, caller)
    })
  }),
]

const [namesForm] = profileCalls.approveNames.forms
