import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Check } from 'typebox/value'
import { calls } from '../../contract/calls.ts'
import { ApproveNamesBody, ConfirmBody } from '../../contract/profile.ts'
import type { Profile } from '../../contract/profile.ts'
import { startApplication } from '../applications/applications.ts'
import { isJsonObject } from '../../engine/json.ts'
import type { Database, TenantTransaction } from '../db/database.ts'
import { checkBody } from '../forms/check-body.ts'
import { formDataBody } from '../intake/form-data-body.ts'
import type { Incoming } from '../intake/incoming.ts'
import { notify } from '../notifications/notifications.ts'
import { sessionOf } from '../plugins/session.ts'
import { tenantOf } from '../plugins/tenant.ts'
import { describeProfile } from '../profiles/describe-profile.ts'
import { createProfile, findProfile, updateProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import { formOf } from '../published/published-tenant.ts'
import type { SectionCall } from '../published/section-calls.ts'
import { Refusal } from '../refusal.ts'
import { addRecord, changeRecord } from '../sections/change-section.ts'
import { requireOwnProfile } from '../sections/require-own-profile.ts'
import type { Changed } from '../sections/change-section.ts'
import type { Outcome } from '../sections/outcome.ts'
import { listRecords, lockSection, updateRecord } from '../sections/records.ts'
import type { Caller } from '../sections/section-context.ts'
import type { Services } from '../services.ts'
import { withoutAdditions } from '../sections/wire-record.ts'
import { apiPath } from './api-path.ts'

/** GET profile and profile/firmBio: null before the first save, and for a profile of the other type. */
export async function readProfile(database: Database, caller: Caller, call: SectionCall): Promise<Profile> {
  if (profileDocuments(caller.user.type).section !== call.section) return null
  return database.inTenant(caller.tenant.id, (tx) => describeProfile(tx, caller))
}

/** Saves the record that makes a profile. The first save makes the profile and starts its application (BIO-05). */
export async function changeProfile(
  database: Database,
  caller: Caller,
  call: SectionCall,
  incoming: Incoming,
): Promise<Outcome> {
  if (profileDocuments(caller.user.type).section !== call.section) throw new Refusal('forbidden')
  return database.inTenant(caller.tenant.id, async (tx) => {
    const { row, kept, dropped } = await saveProfile(tx, caller, call, incoming)
    return { data: await describeProfile(tx, caller, row.profile_id), kept, dropped }
  })
}

async function saveProfile(
  tx: TenantTransaction,
  caller: Caller,
  call: SectionCall,
  incoming: Incoming,
): Promise<Changed> {
  const profile = await lockProfile(tx, caller)
  if (call.action === 'add') return createFirst(tx, caller, call, profile, incoming)
  if (!profile) throw new Refusal('no-profile')
  requireOwnProfile(incoming, profile)
  if (isConfirmation(incoming)) return confirm(tx, call, profile)
  return changeRecord(tx, { caller, call, profile, incoming })
}

/** Form data says `true` by a text, since no form of the profile asks for the field. */
function isConfirmation({ answers }: Incoming): boolean {
  const { confirmed } = answers
  return Check(ConfirmBody, confirmed === 'true' ? { ...answers, confirmed: true } : answers)
}

/** The caller's profile as it is now; of two first saves at once the second waits here and then sees it. */
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
  caller: Caller,
  call: SectionCall,
  profile: ProfileRow | undefined,
  incoming: Incoming,
): Promise<Changed> {
  if (profile) throw new Refusal('already-exists')
  const created = await createProfile(tx, caller.user.id, caller.user.type, caller.now)
  const changed = await addRecord(tx, { caller, call, profile: created, incoming })
  await startApplication(tx, caller.tenant, caller.user, created.id, caller.now)
  return changed
}

/** The member said that the profile is correct (BIO-11). */
async function confirm(tx: TenantTransaction, call: SectionCall, profile: ProfileRow): Promise<Changed> {
  const [row] = await listRecords(tx, profile.id, [call.section])
  if (!row) throw new Refusal('no-profile')
  await updateProfile(tx, profile.id, { confirmed: true })
  return { row, kept: new Set(), dropped: [] }
}

/** profile/approve-names: sets the three names for good (BIO-09); JSON or form data, which may name the profile. */
export const profileResource = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Pick<Services, 'database' | 'now'>) => {
    const options = { config: { session: 'required' }, preValidation: formDataBody(ApproveNamesBody) } as const
    app.post(apiPath(calls.approveNames.path), options, async (request) => {
      const caller: Caller = { tenant: tenantOf(request), user: sessionOf(request).user, now: now() }
      const sent = request.body
      if (!isJsonObject(sent)) throw new Refusal('bad-request')
      const body = withoutAdditions(formOf(caller.tenant, namesForm), sent)
      const answers = checkBody(caller.tenant, namesForm, { body }, caller.now)
      const names = {
        LastName: answers.text('LastName'),
        FirstName: answers.text('FirstName'),
        SecondName: answers.text('SecondName'),
      }
      return database.inTenant(caller.tenant.id, async (tx) => {
        const profile = await lockProfile(tx, caller)
        if (!profile || profile.type !== 'Individual') throw new Refusal('no-profile')
        requireOwnProfile({ answers: sent }, profile)
        if (profile.name_approved) throw new Refusal('conflict', { message: 'The names are approved already' })
        await approveNames(tx, caller, profile, names)
        await notify(tx, caller.user.id, 'names-approved', { names: fullName(names) }, caller.now)
        return { data: await describeProfile(tx, caller) }
      })
    })
  },
  { name: 'profile', dependencies: ['tenant', 'errors', 'session'] },
)

const namesForm = 'forms/names-approval'

const fullName = ({ FirstName, SecondName, LastName }: ApproveNamesBody): string =>
  [FirstName, SecondName, LastName].filter((name) => name !== '').join(' ')

async function approveNames(
  tx: TenantTransaction,
  { now }: Caller,
  profile: ProfileRow,
  { LastName, FirstName, SecondName }: ApproveNamesBody,
): Promise<void> {
  const { section } = profileDocuments(profile.type)
  await lockSection(tx, profile.id, section)
  const [record] = await listRecords(tx, profile.id, [section])
  if (!record) throw new Refusal('no-profile')
  const draft = {
    profileId: profile.id,
    section,
    entryNo: record.entry_no,
    answers: { ...record.answers, LastName, FirstName, SecondName },
    formHash: record.form_hash,
    retired: record.retired,
  }
  await updateRecord(tx, draft, now)
  await updateProfile(tx, profile.id, { name_approved: true })
}
