import type { TenantTransaction } from '../db/database.ts'
import type { Incoming } from '../intake/incoming.ts'
import { formOf } from '../published/published-tenant.ts'
import { Refusal } from '../refusal.ts'
import type { ChangeConditions } from '../sections/change-conditions.ts'
import { isStale, withVersions } from '../sections/record-revision.ts'
import { listRecords, lockSection } from '../sections/records.ts'
import type { RecordRow } from '../sections/records.ts'
import type { Caller } from '../sections/section-context.ts'
import { wireRecord } from '../sections/wire-record.ts'
import { profileDocuments } from './profile-sections.ts'
import type { ProfileRow } from './profiles.ts'

export interface ProfileCall {
  readonly caller: Caller
  readonly profile: ProfileRow
  readonly conditions?: ChangeConditions
  readonly incoming: Pick<Incoming, 'answers'>
}

/**
 * The record that makes a profile, which nobody else changes until the transaction ends.
 *
 * @throws Refusal `no-profile`; `stale`, `revision-required` as of any change of the record
 */
export async function currentRecord(tx: TenantTransaction, call: ProfileCall): Promise<RecordRow> {
  const { caller, profile, conditions = {}, incoming } = call
  const { section } = profileDocuments(profile.type)
  await lockSection(tx, profile.id, section)
  const [row] = await listRecords(tx, profile.id, [section])
  if (!row) throw new Refusal('no-profile')
  const page = caller.tenant.documents.get(section)?.page
  const rule = page?.kind === 'record' ? page : {}
  if (isStale(rule, conditions, row)) {
    throw withVersions('stale', wireRecord(formOf(caller.tenant, section), row), incoming)
  }
  return row
}
