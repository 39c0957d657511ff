import type { TenantTransaction } from '../db/database.ts'
import type { Incoming } from '../intake/incoming.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { SectionCall } from '../published/section-calls.ts'
import { addRecord, changeRecord, readSection } from './change-section.ts'
import type { Changed } from './change-section.ts'
import { lockSection } from './records.ts'
import type { Caller } from './section-context.ts'

/**
 * Adds the record of a record section, or replaces it.
 *
 * @throws Refusal `invalid`, `forbidden`
 */
export async function saveRecord(
  tx: TenantTransaction,
  caller: Caller,
  call: SectionCall,
  profile: ProfileRow,
  incoming: Incoming,
): Promise<Changed> {
  await lockSection(tx, profile.id, call.section)
  const { rows } = await readSection(tx, caller, call, profile)
  const save = rows.length > 0 ? changeRecord : addRecord
  return save(tx, caller, call, profile, incoming)
}
