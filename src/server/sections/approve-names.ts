import type { ApprovedNames } from '../../contract/profile.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { notify } from '../notifications/notifications.ts'
import { Refusal } from '../platform/refusal.ts'
import { updateRecord } from '../profiles/records.ts'
import { currentRecord } from './current-record.ts'
import type { ProfileCall } from './current-record.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import { updateProfile } from '../profiles/profiles.ts'

/**
 * Sets the three names permanently.
 *
 * @throws Refusal `conflict` when they are approved already; `no-profile`, `stale`, `revision-required`
 */
export async function approveNames(tx: TenantTransaction, call: ProfileCall, names: ApprovedNames): Promise<void> {
  const { caller, profile } = call
  const { section } = profileDocuments(profile.type)
  const { LastName, FirstName, SecondName } = names
  if (profile.name_approved) throw new Refusal('conflict', { message: { key: 'server.names-approved' } })
  const record = await currentRecord(tx, call)
  const draft = {
    profileId: profile.id,
    section,
    entryNo: record.entry_no,
    answers: { ...record.answers, LastName, FirstName, SecondName },
    formHash: record.form_hash,
    retired: record.retired,
  }
  await updateRecord(tx, draft, caller.now)
  await updateProfile(tx, profile.id, { name_approved: true })
  await notify(tx, caller.user.id, { kind: 'names-approved', params: { names: fullName(names) } }, caller.now)
}

const fullName = ({ FirstName, SecondName, LastName }: ApprovedNames): string =>
  [FirstName, SecondName, LastName].filter((name) => name !== '').join(' ')
