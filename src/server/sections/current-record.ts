import type { TenantTransaction } from '../platform/database/database.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ChangeConditions } from './change-conditions.ts'
import { isStale } from './record-revision.ts'
import { listRecords, lockSection } from '../profiles/records.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { Caller } from './section-context.ts'
import { withVersions } from './with-versions.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import type { ProfileRow } from '../profiles/profiles.ts'

export interface ProfileCall {
  readonly caller: Caller
  readonly profile: ProfileRow
  readonly conditions?: ChangeConditions
  readonly incoming: Pick<Incoming, 'answers'>
}

/**
 * The main record of a profile, locked until the transaction ends.
 *
 * @throws Refusal `no-profile`; `stale`, `revision-required` as for any change of the record
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
    throw withVersions('stale', formOf(caller.tenant, section), { row, incoming })
  }
  return row
}
